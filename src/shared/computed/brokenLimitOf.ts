import type { Computation } from '../contracts/Expression.ts'
import type { Json } from '../contracts/Json.ts'
import type { Text } from '../contracts/Text.ts'
import { isMultipleOf } from '../validation/isMultipleOf.ts'
import { ucs2length } from '../validation/ucs2length.ts'

/** A limit that a computed value breaks (a bound, a step or a constant), named by the keyword that a validator would report. */
export interface BrokenLimit {
  code: keyof typeof parameters
  params: Readonly<Record<string, string | number | boolean>>
  /** The schema's own words. */
  message?: Text
}

/** The parameter under which messages show each limit. */
const parameters = {
  minimum: 'limit',
  maximum: 'limit',
  exclusiveMinimum: 'limit',
  exclusiveMaximum: 'limit',
  minLength: 'limit',
  maxLength: 'limit',
  multipleOf: 'multipleOf',
  const: 'allowedValue',
} as const

/** The limit that a computed value breaks. Validators skip such a value, because it is not part of the input. */
export function brokenLimitOf(computation: Computation, value: Json): BrokenLimit | undefined {
  const broken = limitIn(computation, value)
  const { message, unspoken = [] } = computation
  const isUnspoken = unspoken.some((bound) => keywordOf[bound] === broken?.code)
  return broken && message && !isUnspoken ? { ...broken, message } : broken
}

const keywordOf: Readonly<Record<'least' | 'most', BrokenLimit['code']>> = {
  least: 'minimum',
  most: 'maximum',
}

function limitIn(computation: Computation, value: Json): BrokenLimit | undefined {
  const { only } = computation
  if (only !== undefined && value !== null && value !== only) return broken('const', only)
  if (typeof value === 'number') return brokenByNumber(computation, value)
  return typeof value === 'string' ? brokenByLength(computation, ucs2length(value)) : undefined
}

function brokenByNumber(
  { least, most, above, below, step }: Computation,
  value: number,
): BrokenLimit | undefined {
  if (most !== undefined && value > most) return broken('maximum', most)
  if (least !== undefined && value < least) return broken('minimum', least)
  if (above !== undefined && value <= above) return broken('exclusiveMinimum', above)
  if (below !== undefined && value >= below) return broken('exclusiveMaximum', below)
  return step !== undefined && !isMultipleOf(value, step) ? broken('multipleOf', step) : undefined
}

function brokenByLength({ shortest, longest }: Computation, length: number): BrokenLimit | undefined {
  if (longest !== undefined && length > longest) return broken('maxLength', longest)
  return shortest !== undefined && length < shortest ? broken('minLength', shortest) : undefined
}

function broken(code: BrokenLimit['code'], limit: string | number | boolean): BrokenLimit {
  return { code, params: { [parameters[code]]: limit } }
}
