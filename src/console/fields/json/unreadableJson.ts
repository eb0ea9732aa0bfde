import type { Json } from '#shared/contracts/Json.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { pointerPart } from '#shared/messages/pointerNames.ts'

// A noncharacter of Unicode, which no keyboard types.
const mark = '\uFFFF'

/** The value of an input whose text is not JSON: a schema that takes any value would store a plain text. */
export function unreadableJson(text: string): string {
  return mark + text
}

/** The text of an input whose value is not JSON; undefined for all other values. */
export function unreadableText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : undefined
}

/** A complaint about each value of a form whose text is not JSON, at any depth. */
export function unreadableIn(value: Json | undefined, path = ''): FieldFact[] {
  if (unreadableText(value) !== undefined) return [{ path, code: 'json' }]
  if (typeof value !== 'object' || value === null) return []
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return parts.flatMap(([name, part]) => unreadableIn(part, `${path}/${pointerPart(String(name))}`))
}
