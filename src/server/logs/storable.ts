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
