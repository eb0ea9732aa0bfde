import type { Json } from '#shared/contracts/Json.ts'

/** A value as text: a text unchanged, any other value as JSON. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
