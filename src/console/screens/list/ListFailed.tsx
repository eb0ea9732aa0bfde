import { HttpError, useListContext, useTranslate } from 'react-admin'
import { alternatives } from '#shared/contracts/alternatives.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { rowsPerPage } from '../../session/api/rowsPerPage.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

/** The failure, and a way on: what the address asks for may be refused each time, as an order by a property that is gone is. */
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
  return (
    <LoadFailed
      title={translate('screens.list.failed', { name: names })}
      error={error}
      {...(!isRefused
        ? { onRetry: () => void refetch() }
        : isSortable(resource, sort.field) || !areKnown(resource, filterValues)
          ? { action: 'screens.action.reset', onRetry: reset }
          : { action: 'screens.action.sortAsUsual', onRetry: sortAsUsual })}
    />
  )
}

/** Whether each filter is of a property that there is: the usual order alone would not help otherwise. */
function areKnown({ fields }: Resource, filters: Values): boolean {
  const known = ['id', 'q', alternatives, ...fields.map(({ source }) => source)]
  // An operator follows the name of a property, or one of what it refers to.
  const isOf = (name: string, property: string) =>
    name === property || name.startsWith(`${property}_`) || name.startsWith(`${property}.`)
  return Object.keys(filters).every((name) => known.some((property) => isOf(name, property)))
}

/** What is sorted by has no mark to be taken away, as filters have: it must not cost them. */
function isSortable({ fields, order }: Resource, property: string): boolean {
  if (property === 'id' || property === order.property) return true
  return fields.some(({ source, sortable }) => source === property && sortable)
}
