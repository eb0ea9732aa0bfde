import { single } from './Parameters.ts'
import type { Parameters } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'

/** The value of a parameter that is true or false; false if it is absent. */
export function flagOf(parameters: Parameters, name: string): boolean {
  const text = single(parameters, name) ?? 'false'
  if (text !== 'true' && text !== 'false') throw queryInvalid(name, 'flag')
  return text === 'true'
}
