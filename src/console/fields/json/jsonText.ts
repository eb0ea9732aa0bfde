import type { Json } from '#shared/contracts/Json.ts'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** The result for a text that is not JSON, or that contains a number which parsing would change. */
export const notJson = Symbol('not JSON')

/** The text in which a value is edited; empty if the value is not set. */
export function printJson(value: Json | undefined): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}

/** The value of an edited text; undefined if the text is empty. */
export function readJson(text: string): Json | undefined | typeof notJson {
  if (text.trim() === '') return undefined
  if (roundedNumberIn(text)) return notJson
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
