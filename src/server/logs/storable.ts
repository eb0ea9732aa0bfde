import type { Json } from '#shared/contracts/Json.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

/** Text that PostgreSQL can keep: without NUL and without half of a surrogate pair. */
export function storable(text: string): string {
  if (isWellFormed(text)) return text
  return Buffer.from(text.replaceAll('\0', '')).toString()
}

/** Storable text of at most this length; a longer one ends in an ellipsis. */
export function cut(text: string, length: number): string {
  return text.length > length ? storable(`${text.slice(0, length - 1)}…`) : text
}

/** Reads JSON with storable texts only; where a text may be none it is written with an escape, which most lines lack. */
export function parseStorable(json: string): Json {
  if (!json.includes('\\u') && isWellFormed(json)) return JSON.parse(json)
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
}
