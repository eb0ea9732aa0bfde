import type { Json } from '#shared/contracts/Json.ts'
import type { InputOptions } from './InputProps.ts'

/** The options of an input with the id of its private files' holder; unchanged without private files or for a new record. */
export function withHolder(options: InputOptions, id: Json | undefined): InputOptions {
  const { holder } = options
  return holder && typeof id === 'string' ? { ...options, holder: { ...holder, id } } : options
}
