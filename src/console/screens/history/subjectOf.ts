import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { fieldOf, resourceOf } from '../../session/entities/resourceOf.ts'
import type { ValueChange } from './changedFields.ts'

/** The subject of an entry. */
interface EntrySubject {
  /** The resource whose properties changed: the record's own, or that of its rows. */
  of: Resource
  change: ValueChange
  /** The change that can be undone; absent for creations. */
  undone?: UndoneChange
}

/** The subject of a history entry, as seen from the record. */
export function subjectOf(resource: Resource, entry: HistoryEntry): EntrySubject {
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
  // The page itself shows that a row belongs to this record, and at which place.
  const impliedNames = before && after ? [order] : [order, owner]
  const change = { before: without(before, impliedNames), after: without(after, impliedNames) }
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
