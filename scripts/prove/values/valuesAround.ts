import { array, boolean, constant, constantFrom, double, integer, oneof, string, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { arbitraryOf } from './arbitraryOf.ts'

/** A value and the keyword that it tests. */
export interface TestedValue {
  keyword: string
  value: Json
}

/** Values at and around every bound of a schema, for each of its keywords. */
export function valuesAround(schema: JsonSchema): Arbitrary<TestedValue>[] {
  const valid = arbitraryOf(schema)
  const makers = Object.entries(schema).flatMap(([keyword, bound]) => {
    const values = makersOf[keyword]?.(schema, bound, valid)
    return values ? [values.map((value) => ({ keyword, value }))] : []
  })
  return [...makers, ...inside(schema, valid)]
}

type Maker = (schema: JsonSchema, bound: Json, valid: Arbitrary<Json>) => Arbitrary<Json> | undefined

const oddTexts = [
  ...Array.from(' \n\r\t\0\u007f\u0085\u00a0\u1680\u2028\u3000\ufeff!/@._-+0aZé龘𠮷"\'\\%:;[](){}'),
  '\ud800',
  '\udc00',
]

const anything: Arbitrary<Json> = oneof(
  constantFrom<Json[]>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e30,
    -1e300,
    '',
    ' ',
    'text',
    '5',
    [],
    [1],
    {},
    { a: 1 },
  ),
  integer(),
  double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map(decimal),
  string(),
  array(oneof(integer(), string()), { maxLength: 3 }),
)

/** The values that each keyword decides about, on both sides of its bound. */
const makersOf: Readonly<Record<string, Maker>> = {
  type: (_, __, valid) => oneof(valid, anything),
  enum: (_, values, valid) => (Array.isArray(values) ? oneof(valid, valid.chain(damaged)) : undefined),
  minLength: (schema, bound, valid) => lengths(schema, bound, valid),
  maxLength: (schema, bound, valid) => lengths(schema, bound, valid),
  pattern: (_, __, valid) => oneof(valid, valid.chain(damaged)),
  format: (_, __, valid) => oneof(valid, valid.chain(damaged)),
  minimum: numbersNear,
  maximum: numbersNear,
  exclusiveMinimum: numbersNear,
  exclusiveMaximum: numbersNear,
  multipleOf: (schema, step) => (typeof step === 'number' ? steps(schema, step) : undefined),
  minItems: (schema, bound) => counts(schema, bound),
  maxItems: (schema, bound) => counts(schema, bound),
}

/** A text with one character added, removed or replaced. */
function damaged(value: Json): Arbitrary<Json> {
  if (typeof value !== 'string') return constant(value)
  const letters = Array.from(value)
  return tuple(
    integer({ min: 0, max: letters.length }),
    integer({ min: 0, max: 1 }),
    constantFrom(...oddTexts, ''),
  ).map(([at, removed, added]) => [...letters.slice(0, at), added, ...letters.slice(at + removed)].join(''))
}

// Texts of tens of thousands of characters cost more than they show, so only their exact bound is tried, occasionally.
const long = 2000

function lengths(schema: JsonSchema, bound: Json, valid: Arbitrary<Json>): Arbitrary<Json> | undefined {
  if (typeof bound !== 'number' || bound > long) return undefined
  const units = 'pattern' in schema || 'format' in schema ? ['x', '0'] : ['x', '龘', '𠮷', ' ']
  const lengthened = tuple(valid, integer({ min: -2, max: 2 }), constantFrom(...units)).map(
    ([value, more, unit]) =>
      resizedText(typeof value === 'string' ? value : '', Math.max(0, bound + more), unit),
  )
  return oneof(lengthened, valid)
}

/** The text with exactly this many characters; missing ones are inserted before the last one. */
export function resizedText(text: string, length: number, unit: string): string {
  const letters = Array.from(text)
  if (letters.length >= length) return letters.slice(0, length).join('')
  const last = letters.at(-1) ?? unit
  return [
    ...letters.slice(0, -1),
    ...Array<string>(length - Math.max(letters.length, 1)).fill(unit),
    last,
  ].join('')
}

function numbersNear(_: JsonSchema, bound: Json, valid: Arbitrary<Json>): Arbitrary<Json> | undefined {
  if (typeof bound !== 'number') return undefined
  const near = tuple(integer({ min: -300, max: 300 }), constantFrom('1e0', '1e-1', '1e-2', '1e-3')).map(
    ([count, step]) => decimal(bound + count * Number(step)),
  )
  return oneof(near, near, valid, constantFrom(0, -1, 1e30, -1e30, 2147483647, 2147483648, -2147483649, 0.5))
}

/** Multiples of the step, and values between two of them. */
function steps({ minimum, maximum }: JsonSchema, step: number): Arbitrary<Json> {
  const low = typeof minimum === 'number' ? minimum : -1000
  const high = typeof maximum === 'number' ? maximum : 1000
  const whole = integer({ min: Math.ceil(low), max: Math.floor(high) })
  const parts = tuple(whole, integer({ min: 0, max: 99 }), constantFrom(0, 0, 0.5, 0.1, 0.001))
  const between = parts.map(([one, count, part]) => decimal(one + (count + part) * step))
  return oneof(between, between, constantFrom(0.30000000000000004, 0.1, 0.29, 1.005, 19.99, 1e-7, 1e-20))
}

// Limits the digits, because validators that divide in binary, such as the API document's independent one, do not tell a longer
// number from its neighbour.
function decimal(value: number): number {
  return Number(value.toPrecision(14))
}

function counts({ items, uniqueItems }: JsonSchema, bound: Json): Arbitrary<Json> | undefined {
  if (typeof bound !== 'number' || bound > 100 || !isJsonObject(items) || uniqueItems === true)
    return undefined
  const minLength = Math.max(0, bound - 1)
  return array(arbitraryOf(items), { minLength, maxLength: bound + 1, size: 'max' })
}

/** Values for the inside of an array or an object: each keyword of its parts, in an otherwise valid whole. */
function inside(schema: JsonSchema, valid: Arbitrary<Json>): Arbitrary<TestedValue>[] {
  const { items, properties, discriminator, oneOf, anyOf } = schema
  if (discriminator !== undefined) return insideEach(oneOf)
  if (anyOf !== undefined) return insideEach(anyOf)
  const parts = isJsonObject(items) ? insideArray(items) : []
  return isJsonObject(properties) ? [...parts, ...insideObject(schema, properties, valid)] : parts
}

/** Values around each alternative, and wholes of the other alternatives. */
function insideEach(members: Json | undefined): Arbitrary<TestedValue>[] {
  const known = Array.isArray(members) ? members.filter(isJsonObject) : []
  const whole = oneof(anything, ...known.map(arbitraryOf)).map((value) => ({ keyword: 'oneOf', value }))
  return [whole, ...known.flatMap(valuesAround)]
}

function insideArray(items: JsonObject): Arbitrary<TestedValue>[] {
  const others = array(arbitraryOf(items), { maxLength: 2 })
  return valuesAround(items).map((tries) =>
    tuple(tries, others).map(([{ keyword, value }, rest]) => ({
      keyword: insideJson(keyword),
      value: [...rest, value],
    })),
  )
}

function insideObject(
  schema: JsonSchema,
  properties: JsonObject,
  valid: Arbitrary<Json>,
): Arbitrary<TestedValue>[] {
  const whole = valid.map(objectOf)
  const members = Object.entries(properties).flatMap(([name, member]) =>
    isJsonObject(member) && member['readOnly'] !== true
      ? valuesAround(member).map((tries) =>
          tuple(tries, whole).map(([{ keyword, value }, rest]) => ({
            keyword: insideJson(keyword),
            value: { ...rest, [name]: value },
          })),
        )
      : [],
  )
  const required = [schema['required'] ?? []].flat().map(String)
  const lacking = required.map((gone) =>
    tuple(whole, boolean()).map(([value, stays]) => ({
      keyword: 'required in json',
      value: Object.fromEntries(Object.entries(value).filter(([name]) => stays || name !== gone)),
    })),
  )
  const surplus = whole.map((value) => ({
    keyword: 'additionalProperties in json',
    value: { ...value, surprise: 1 },
  }))
  return [...members, ...lacking, ...(schema['additionalProperties'] === false ? [surplus] : [])]
}

/** The keyword's name in the table of results when it is inside json. */
export function insideJson(keyword: string): string {
  return keyword.endsWith(' in json') ? keyword : `${keyword} in json`
}
