import type { Json } from '#shared/contracts/Json.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

/** The text as PostgreSQL can store it: without NUL and lone surrogates. */
export function storable(text: string): string {
  if (isWellFormed(text)) return text
  return Buffer.from(text.replaceAll('\0', '')).toString()
}

/** The text cut to this length, with an ellipsis at the end. */
export function truncate(text: string, length: number): string {
  return text.length > length ? storable(`${text.slice(0, length - 1)}…`) : text
}

/** Parses JSON and makes its texts storable. Other texts need an escape or malformed input, which most lines do not have. */
export function parseStorable(json: string): Json {
  if (!json.includes('\\u') && isWellFormed(json)) return JSON.parse(json)
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
}
