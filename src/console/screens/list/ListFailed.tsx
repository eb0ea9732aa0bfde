import { HttpError, useListContext, useTranslate } from 'react-admin'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { rowsPerPage } from '../../session/api/rowsPerPage.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

/**
 * The failure of a list, with a retry and ways to reset the list. An address may be refused every time, such as an order by a
 * property that is gone.
 */
export function ListFailed({ resource }: { resource: Resource }) {
  const { error, filterValues, refetch, setFilters, setPerPage, setSort, sort } = useListContext()
  const { names } = useEntityWords(resource)
  const translate = useTranslate()
  const isRefused = error instanceof HttpError && [400, 403].includes(error.status)
  const sortAsUsual = () => setSort({ field: resource.order.property, order: resource.order.direction })
  const reset = () => {
    setFilters({}, undefined, false)
    setPerPage(rowsPerPage)
    sortAsUsual()
  }
  const failure = { title: translate('screens.list.failed', { name: names }), error }
  if (!isRefused) return <LoadFailed {...failure} onRetry={() => void refetch()} />
  if (isSortable(resource, sort.field) || !areKnown(resource, filterValues))
    return <LoadFailed {...failure} action="screens.action.reset" onRetry={reset} />
  return <LoadFailed {...failure} action="screens.action.sortAsUsual" onRetry={sortAsUsual} />
}

/** Whether each filter is on a property that exists; if not, restoring the usual order alone would not help. */
function areKnown({ fields }: Resource, filters: Values): boolean {
  const known = ['id', 'q', orFilterName, ...fields.map(({ source }) => source)]
  // An operator follows the name of a property, or the name of a property of a referenced record.
  const isOf = (name: string, property: string) =>
    name === property || name.startsWith(`${property}_`) || name.startsWith(`${property}.`)
  return Object.keys(filters).every((name) => known.some((property) => isOf(name, property)))
}

/**
 * Whether the list can be sorted by the property. Unlike a filter, a bad order has no chip to remove, so it is reset alone and
 * the filters stay.
 */
function isSortable({ fields, order }: Resource, property: string): boolean {
  if (property === 'id' || property === order.property) return true
  return fields.some(({ source, sortable }) => source === property && sortable)
}
