import type { Json } from '#shared/contracts/Json.ts'

/** A value as text: a text as it is, anything else as JSON writes it. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
