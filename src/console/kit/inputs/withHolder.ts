import type { Json } from '#shared/contracts/Json.ts'
import type { InputOptions } from './InputProps.ts'

/**
 * The options of an input with the id of the record that holds its private files; unchanged if it has no private files, or if
 * the record is new.
 */
export function withHolder(options: InputOptions, id: Json | undefined): InputOptions {
  const { holder } = options
  return holder && typeof id === 'string' ? { ...options, holder: { ...holder, id } } : options
}
