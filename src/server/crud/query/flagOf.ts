import { single } from './Parameters.ts'
import type { Parameters } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'

/** A parameter that is true or false; false where it is not given. */
export function flagOf(parameters: Parameters, name: string): boolean {
  const text = single(parameters, name) ?? 'false'
  if (text !== 'true' && text !== 'false') throw queryInvalid(name, 'flag')
  return text === 'true'
}
