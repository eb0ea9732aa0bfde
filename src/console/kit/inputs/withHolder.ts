import type { Json } from '#shared/contracts/Json.ts'
import type { InputOptions } from './InputProps.ts'

/** What is said of an input, told which record holds its private files; the same where it has none, or the record is new. */
export function withHolder(options: InputOptions, id: Json | undefined): InputOptions {
  const { holder } = options
  return holder && typeof id === 'string' ? { ...options, holder: { ...holder, id } } : options
}
