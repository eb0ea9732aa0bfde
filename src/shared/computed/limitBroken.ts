import type { Computation } from '../contracts/Expression.ts'
import type { Json } from '../contracts/Json.ts'
import type { Text } from '../contracts/Text.ts'
import { isMultipleOf } from '../validation/isMultipleOf.ts'
import { ucs2length } from '../validation/ucs2length.ts'

/** A bound that a computed value is beyond, a step that it is not on, or the one value that it is not, by the keyword that a validator would name. */
export interface BrokenLimit {
  code: keyof typeof parameters
  params: Readonly<Record<string, string | number | boolean>>
  /** The schema's own words. */
  message?: Text
}

/** What messages call the bound. */
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

/** The bound that a computed value is beyond. Nobody fills it in, so no validator judges it. */
export function limitBroken(computation: Computation, value: Json): BrokenLimit | undefined {
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
