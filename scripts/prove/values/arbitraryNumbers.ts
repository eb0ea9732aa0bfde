import { double, integer } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { numberOf } from '../../generate/load/readJson.ts'

/** Whole numbers within the bounds of a schema, in its steps. */
export function integers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, -1_000_000, 1_000_000)
  const step = numberOf(schema['multipleOf']) ?? 1
  const [least, most] = [Math.ceil(min / step), Math.floor(max / step)]
  return integer({ min: safe(least), max: safe(most) })
    .map((steps) => steps * step + 0)
    .filter((value) => isStrictlyWithin(value, schema))
}

/** Numbers within the bounds of a schema, with the decimals of its steps. */
export function numbers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, 0, 10_000)
  const step = numberOf(schema['multipleOf'])
  if (step === undefined)
    return double({ min, max, noNaN: true, noDefaultInfinity: true })
      .map((value) => value + 0)
      .filter((value) => isStrictlyWithin(value, schema))
  const digits = Math.max(0, -Math.floor(Math.log10(step)))
  const scale = 10 ** digits
  // A step of 0.05 is five of the units that its decimals count.
  const units = Math.max(1, Math.round(step * scale))
  return integer({
    min: safe(Math.ceil((min * scale) / units)),
    max: safe(Math.floor((max * scale) / units)),
  })
    .map((steps) => Number(`${steps * units}e-${digits}`))
    .filter((value) => isStrictlyWithin(value, schema))
}

// What is computed from amounts at the ends of what is exact would be beyond them.
const farthest = 1e12

function boundsOf(schema: JsonSchema, low: number, high: number): { min: number; max: number } {
  const least = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum']) ?? low
  const min = least < -farthest ? low : least
  const limit = numberOf(schema['maximum']) ?? numberOf(schema['exclusiveMaximum'])
  const most = limit !== undefined && limit > farthest ? undefined : limit
  return { min: Math.min(min, most ?? min), max: most ?? Math.max(high, min) }
}

function safe(count: number): number {
  return Math.min(Math.max(count, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}

function isStrictlyWithin(value: number, schema: JsonSchema): boolean {
  return (
    value > (numberOf(schema['exclusiveMinimum']) ?? -Infinity) &&
    value < (numberOf(schema['exclusiveMaximum']) ?? Infinity)
  )
}
