import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** A change in a record's history that a form is to undo. */
export interface UndoneChange {
  /** The time of the change, ISO 8601. */
  at: string
  /** The values of the changed properties before the change. */
  was: JsonObject
  /** The values of the changed properties after the change. */
  became: JsonObject
  /** The changed row, if the change is about a row that is a record of its own. */
  row?: UndoneRow
}

/** Identifies the row that was changed. */
export interface UndoneRow {
  /** The property that holds the rows. */
  property: string
  id: string
  /** Whether the change removed the row. */
  isGone: boolean
  /** The row's position among the others, from 0; absent if the rows have no order. */
  place?: number
}

/** The change to undo in the navigation state of a link to the form. */
export function undoneChangeIn(state: unknown): UndoneChange | undefined {
  const undone = isJsonObject(state) ? state['undone'] : undefined
  if (!isJsonObject(undone)) return undefined
  const { at, was, became, row } = undone
  if (typeof at !== 'string' || !isJsonObject(was) || !isJsonObject(became)) return undefined
  if (row === undefined) return { at, was, became }
  return isRow(row) ? { at, was, became, row } : undefined
}

function isRow(row: Json): row is JsonObject & UndoneRow {
  if (!isJsonObject(row)) return false
  const { property, id, isGone, place = 0 } = row
  return (
    typeof property === 'string' &&
    typeof id === 'string' &&
    typeof isGone === 'boolean' &&
    Number.isInteger(place)
  )
}
