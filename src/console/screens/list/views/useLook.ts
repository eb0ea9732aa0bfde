import { useListContext, useStoreContext } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import { isJson } from '../../../kit/text/readValue.ts'
import { useListColumns } from '../columns/useListColumns.ts'
import { useListLook } from '../look/listLook.ts'
import { searchAll } from '../scope/searchAll.ts'
import { keepLook } from './keepLook.ts'

/** The current look of the list, and the function that shows another one. */
export function useLook(resource: Resource) {
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext()
  const store = useStoreContext()
  const columns = useListColumns(resource)
  const { look: lookedAt } = useListLook(resource)
  const look: ListLook = {
    filter: filterOf(filterValues),
    sort: { property: sort.field, direction: sort.order },
    rows: perPage,
    ...chosenOf(resource, columns),
    ...(lookedAt !== 'table' && { [lookedAt]: true }),
  }
  const show = (next: ListLook) => {
    setFilters(next.filter, undefined, false)
    setSort({ field: next.sort.property, order: next.sort.direction })
    setPerPage(next.rows)
    keepLook(store, resource.entity, next)
  }
  return { look, show }
}

/** The columns, unless they are the list's initial ones in the same order. */
function chosenOf(
  { columns }: Resource,
  { all, shown }: ReturnType<typeof useListColumns>,
): Pick<ListLook, 'columns'> {
  const initial = columns.filter(
    ({ source, hidden }) => !hidden && all.some((each) => each.source === source),
  )
  const isSame =
    shown.length === initial.length && shown.every(({ source }, at) => source === initial[at]?.source)
  return isSame ? {} : { columns: shown.map(({ source }) => source) }
}

/** Whether a list looks the same under both looks. */
export function isSameLook(one: ListLook, other: ListLook): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ filter, sort: { property, direction }, rows, columns, board, calendar }: ListLook): string {
  const filters = Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([filters, property, direction, rows, columns, board, calendar])
}

/** Leaves out the extent of the search, which is no part of the look. */
function filterOf(values: Readonly<Record<string, unknown>>): JsonObject {
  const set = Object.entries(values).flatMap(([name, value]) =>
    name !== searchAll && isJson(value) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(set)
}
