import type { Json } from '#shared/contracts/Json.ts'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** What a text is that is not JSON, or holds a number that would become another. */
export const notJson = Symbol('not JSON')

/** A value as it is edited; nothing for one that is not set. */
export function printJson(value: Json | undefined): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}

/** The value of an edited text; undefined when nothing is left of it. */
export function readJson(text: string): Json | undefined | typeof notJson {
  if (text.trim() === '') return undefined
  if (roundedNumberIn(text)) return notJson
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
