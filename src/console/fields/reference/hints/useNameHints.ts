import { useGetMany } from 'react-admin'
import { namesOnly } from '../../../session/api/dataProvider/readOptions.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { fieldOf, resourceOf } from '../../../session/entities/resourceOf.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { namesakesOf } from './namesakesOf.ts'

/** Returns the hint beside a record's name, which tells it apart from records with the same name. */
export function useNameHints(
  entity: string,
  records: readonly Values[],
): (record: Values) => string | undefined {
  const resource = resourceOf(entity)
  const source = resource?.identity ?? resource?.besideName
  const owner = resource && source !== undefined ? fieldOf(resource, source)?.reference?.entity : undefined
  const namesakes =
    resource && owner !== undefined ? namesakesOf(records, (each) => recordName(resource, each)) : []
  const ids = [...new Set(namesakes.map((record) => textOf(record[source ?? ''])).filter(Boolean))]
  const { data = [] } = useGetMany(owner ?? '', { ids, meta: namesOnly }, { enabled: ids.length > 0 })
  if (source === undefined) return () => undefined
  if (owner === undefined) return (record) => textOf(record[source]) || undefined
  const ownerOf = resourceOf(owner)
  const names = new Map(
    data.filter(Boolean).map((record) => [String(record.id), ownerOf && recordName(ownerOf, record)]),
  )
  const namesakeIds = new Set(namesakes.map(({ id }) => id))
  return (record) => (namesakeIds.has(record['id']) ? names.get(textOf(record[source])) : undefined)
}
