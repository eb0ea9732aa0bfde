import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import type { Catalog } from '../crud/entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { splitFilter } from '../crud/query/splitFilter.ts'

/** The renaming of a property of an entity, or of a part of its rows such as `lines.note`. */
export interface RenamedProperty {
  entity: string
  former: string
  name: string
}

/** A list's look with the present names of renamed properties, also of referenced entities, in filters, order and columns. */
export function renamedLook(
  table: Table,
  look: ListLook,
  { catalog, renames }: { catalog: Pick<Catalog, 'tableOf'>; renames: readonly RenamedProperty[] },
): ListLook {
  const own = renames.filter(({ entity }) => entity === table.entity)
  const called = (source: string) => own.reduce(presentName, source)
  const inFilter = (name: string) => {
    const present = renamedFilter(table, name, own)
    const [reference = '', ...inner] = present.split('.')
    const to = table.columns.find((column) => column.name === reference)?.reference?.entity
    const target = to === undefined ? undefined : catalog.tableOf(to)
    if (inner.length === 0 || !target) return present
    const ofTarget = renames.filter(({ entity }) => entity === target.entity)
    return `${reference}.${renamedFilter(target, inner.join('.'), ofTarget)}`
  }
  return {
    ...look,
    filter: renamedFilters(look.filter, inFilter),
    sort: { ...look.sort, property: called(look.sort.property) },
    ...(look.columns && { columns: look.columns.map(called) }),
  }
}

function presentName(source: string, { former, name }: RenamedProperty): string {
  return source === former ? name : source
}

/** The present name of a filter, whose property, or a property on the path to it, may have been renamed several times. */
function renamedFilter(table: Table, filter: string, renames: readonly RenamedProperty[]): string {
  return renames.reduce((called, { former, name }) => {
    const { property } = splitFilter(table, called)
    const isAbout = property === former || property.startsWith(`${former}.`)
    return isAbout ? `${name}${called.slice(former.length)}` : called
  }, filter)
}

function renamedFilters(filter: JsonObject, called: (name: string) => string): JsonObject {
  const entries = Object.entries(filter).map(([name, value]): [string, Json] => {
    if (name !== orFilterName || !Array.isArray(value)) return [called(name), value]
    return [name, value.map((each) => (isJsonObject(each) ? renamedFilters(each, called) : each))]
  })
  return Object.fromEntries(entries)
}
