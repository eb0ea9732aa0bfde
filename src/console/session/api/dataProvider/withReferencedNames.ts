import type { RaRecord } from 'ra-core'
import type { Resource } from '#shared/contracts/Resource.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { recordName } from '../../entities/recordName.ts'

interface Others {
  /** The property that holds the id of the other record. */
  source: string
  resource: Pick<Resource, 'display'>
  read: (ids: string[]) => Promise<{ data: readonly RaRecord[] }>
}

/** Records that are named by another record, with that record's name instead of its id. */
export async function withReferencedNames<Named extends RaRecord>(
  records: readonly Named[],
  { source, resource, read }: Others,
): Promise<Named[]> {
  const ids = [...new Set(records.map((record) => textOf(record[source])))].filter((id) => id !== '')
  const { data } = ids.length > 0 ? await read(ids) : { data: [] }
  const names = new Map(data.map((other) => [textOf(other.id), recordName(resource, other)]))
  return records.map((record) => ({ ...record, [source]: names.get(textOf(record[source])) }))
}
