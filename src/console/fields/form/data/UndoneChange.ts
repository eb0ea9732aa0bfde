import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../../kit/text/readValue.ts'

/** A change in the history of a record that a form is to take back. */
export interface UndoneChange {
  /** When it was made, ISO 8601. */
  at: string
  /** What was in the properties that it changed. */
  was: JsonObject
  /** What it made of them. */
  became: JsonObject
}

/** The change that a link to the form asks to take back, in its state. */
export function undoneChangeIn(state: unknown): UndoneChange | undefined {
  const undone = isObject(state) ? state['undone'] : undefined
  if (!isObject(undone)) return undefined
  const { at, was, became } = undone
  return typeof at === 'string' && isObject(was) && isObject(became) ? { at, was, became } : undefined
}
