import { Big } from 'big.js'
import { double, integer } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import { numberOf } from '../../generate/load/readJson.ts'

/** Whole numbers within the bounds of a schema, in its steps. */
export function integers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, -1_000_000, 1_000_000)
  const { units, scale } = stepOf(numberOf(schema['multipleOf']) ?? 1)
  // Every second multiple of 2.5 is whole.
  const step = units / commonDivisor(units, scale)
  const [least, most] = [Math.ceil(min / step), Math.floor(max / step)]
  return integer({ min: safe(least), max: safe(most) })
    .map((steps) => steps * step + 0)
    .filter((value) => isStrictlyWithin(value, schema))
}

/** Numbers within the bounds of a schema, in its steps. */
export function numbers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, 0, 10_000)
  const step = numberOf(schema['multipleOf'])
  if (step === undefined)
    return double({ min, max, noNaN: true, noDefaultInfinity: true })
      .map((value) => value + 0)
      .filter((value) => isStrictlyWithin(value, schema))
  const { units, scale } = stepOf(step)
  return integer({
    min: safe(Math.ceil((min * scale) / units)),
    max: safe(Math.floor((max * scale) / units)),
  })
    .map((steps) => Number(new Big(steps).times(units).div(scale)))
    .filter((value) => isStrictlyWithin(value, schema))
}

/** A step as a whole number of decimal units and their scale: 0.05 is 5 of 100, 2.5 is 25 of 10. */
function stepOf(step: number): { units: number; scale: number } {
  const { c, e } = new Big(step)
  const scale = 10 ** Math.max(0, c.length - 1 - e)
  return { units: Math.round(step * scale), scale }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

// The largest absolute value; computations with larger ones would leave the exact range.
const farthest = 1e12

function boundsOf(schema: JsonSchema, low: number, high: number): { min: number; max: number } {
  const lower = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum']) ?? -Infinity
  const upper = numberOf(schema['maximum']) ?? numberOf(schema['exclusiveMaximum']) ?? Infinity
  const least = lower < -farthest ? undefined : lower
  const most = upper > farthest ? undefined : upper
  // If one bound is unusual, the range extends as far from it as usual.
  const room = high - low
  const min = least ?? (most !== undefined && most <= low ? most - room : low)
  const max = most ?? (min >= high ? min + room : high)
  return { min: Math.min(min, max), max }
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
