import type { Json } from '#shared/contracts/Json.ts'

/** The value as text; empty if it is not set. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/** The text as a value; an empty text means that the value is not set. */
export function textOrNothing(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** Whether a value is JSON. Only functions and symbols are excluded, because the values of a form are JSON by construction. */
export function isJson(value: unknown): value is Json {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)
}
