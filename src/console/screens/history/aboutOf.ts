import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { fieldOf, resourceOf } from '../../session/entities/resourceOf.ts'
import type { ValueChange } from './changedFields.ts'

/** What an entry is about. */
interface About {
  /** Whose properties changed: those of the record, or of one of its rows. */
  of: Resource
  change: ValueChange
  /** What would take it back; absent for what was made. */
  undone?: UndoneChange
}

/** What a history's entry is about, as one looks at it from the record. */
export function aboutOf(resource: Resource, entry: HistoryEntry): About {
  const { row, before, after, created_at: at } = entry
  if (!row)
    return {
      of: resource,
      change: entry,
      ...(before && after && { undone: { at, was: before, became: after } }),
    }
  const { children } = fieldOf(resource, row.property) ?? {}
  const of = children && resourceOf(children.entity)
  if (!children || !of) throw new TypeError(`${resource.entity} has no rows called ${row.property}`)
  const { of: owner, order = '' } = children
  // That a row is one of this record, and where it stands, says the page itself.
  const told = before && after ? [order] : [order, owner]
  const change = { before: without(before, told), after: without(after, told) }
  if (!before) return { of, change }
  const place = Number(before[order] ?? Number.NaN)
  const { property, id } = row
  const where = { property, id, isGone: after === null, ...(Number.isInteger(place) && { place }) }
  return { of, change, undone: { at, was: before, became: after ?? {}, row: where } }
}

function without(values: JsonObject | null, names: readonly string[]): JsonObject | null {
  if (!values) return null
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
