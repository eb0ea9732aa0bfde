import { useListContext } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import { isJson } from '../../../kit/text/readValue.ts'
import { useListColumns } from '../columns/useListColumns.ts'
import { searchAll } from '../scope/searchAll.ts'

/** How the list looks now, and what brings it to look otherwise. */
export function useLook(resource: Resource) {
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext()
  const columns = useListColumns(resource)
  const look: ListLook = {
    filter: filterOf(filterValues),
    sort: { property: sort.field, direction: sort.order },
    rows: perPage,
    ...chosenOf(columns),
  }
  const show = (next: ListLook) => {
    setFilters(next.filter, undefined, false)
    setSort({ field: next.sort.property, order: next.sort.direction })
    setPerPage(next.rows)
    if (next.columns) columns.showOnly(next.columns)
    else columns.reset()
  }
  return { look, show }
}

/** The columns, unless they are those that the list begins with. */
function chosenOf({ all, shown }: ReturnType<typeof useListColumns>): Pick<ListLook, 'columns'> {
  const sources = shown.map(({ source }) => source)
  const isChosen = all.some(({ source, hidden = false }) => hidden === sources.includes(source))
  return isChosen ? { columns: sources } : {}
}

/** Whether two looks are the same to the eye. */
export function isSameLook(one: ListLook, other: ListLook): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ filter, sort: { property, direction }, rows, columns }: ListLook): string {
  const filters = Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([filters, property, direction, rows, columns?.toSorted()])
}

/** How far a search goes is no part of what it looks for. */
function filterOf(values: Readonly<Record<string, unknown>>): JsonObject {
  const set = Object.entries(values).flatMap(([name, value]) =>
    name !== searchAll && isJson(value) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(set)
}
