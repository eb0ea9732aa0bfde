import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useUnseenRows } from '../../fields/children/useUnseenRows.ts'

/**
 * Whether a record has what its own call alone answers. react-admin begins with what the list knows, where rows that are records
 * of another entity are missing: a form of it would take them for removed.
 */
export function useIsWhole(resource: Resource): (record: RaRecord | undefined) => boolean {
  const unseen = useUnseenRows(resource)
  const rows = resource.fields.filter(({ source, children }) => children && !unseen.has(source))
  return (record) => record !== undefined && rows.every(({ source }) => source in record)
}
