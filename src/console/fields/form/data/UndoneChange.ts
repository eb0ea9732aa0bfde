import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../../kit/text/readValue.ts'

/** A change in the history of a record that a form is to take back. */
export interface UndoneChange {
  /** When it was made, ISO 8601. */
  at: string
  /** What was in the properties that it changed. */
  was: JsonObject
  /** What it made of them. */
  became: JsonObject
  /** For a change of one of its rows that are records of their own. */
  row?: UndoneRow
}

/** Which row was changed. */
export interface UndoneRow {
  /** The property that holds the rows. */
  property: string
  id: string
  /** It was removed. */
  isGone: boolean
  /** Where it was among the others, from 0 on; absent: they have no order. */
  place?: number
}

/** The change that a link to the form asks to take back, in its state. */
export function undoneChangeIn(state: unknown): UndoneChange | undefined {
  const undone = isObject(state) ? state['undone'] : undefined
  if (!isObject(undone)) return undefined
  const { at, was, became, row } = undone
  if (typeof at !== 'string' || !isObject(was) || !isObject(became)) return undefined
  if (row === undefined) return { at, was, became }
  return isRow(row) ? { at, was, became, row } : undefined
}

function isRow(row: Json): row is JsonObject & UndoneRow {
  if (!isObject(row)) return false
  const { property, id, isGone, place = 0 } = row
  return (
    typeof property === 'string' &&
    typeof id === 'string' &&
    typeof isGone === 'boolean' &&
    Number.isInteger(place)
  )
}
