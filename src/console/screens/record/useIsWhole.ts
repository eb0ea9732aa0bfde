import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useUnseenRows } from '../../fields/children/useUnseenRows.ts'

/**
 * Whether a record has all that only its own call returns. react-admin starts with the list's data, which lack rows that are
 * records of another entity; a form would take those rows for removed.
 */
export function useIsWhole(resource: Resource): (record: RaRecord | undefined) => boolean {
  const unseen = useUnseenRows(resource)
  const rows = resource.fields.filter(({ source, children }) => children && !unseen.has(source))
  return (record) => record !== undefined && rows.every(({ source }) => source in record)
}
