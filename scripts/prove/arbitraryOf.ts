import {
  array,
  boolean,
  constant,
  constantFrom,
  date,
  dictionary,
  double,
  integer,
  ipV4,
  ipV6,
  oneof,
  record,
  sample,
  tuple,
  string,
  stringMatching,
  uniqueArray,
  uuid,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { exceeds } from '#shared/validation/exceeds.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { FormatName } from '#shared/validation/formats.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { isJsonObject } from '#server/crud/entity/isJsonObject.ts'

/** Random values that a normalised schema admits; read-only properties are left out. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<Json> {
  if ('const' in schema) return constant(schema['const'] ?? null)
  if (Array.isArray(schema['enum'])) return constantFrom(...schema['enum'])
  const types = 'discriminator' in schema ? [] : typesOf(schema)
  const choices = types.length > 0 ? types.map((type) => ofType(type, schema)) : alternativesOf(schema)
  return choices.length > 0 ? oneof(...choices) : oneof(string(), integer(), boolean())
}

function typesOf(schema: JsonSchema): string[] {
  const type = schema['type']
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : []
}

/** One of several schemas that stand for a value without a type of its own. */
function alternativesOf({ oneOf, anyOf, allOf }: JsonSchema): Arbitrary<Json>[] {
  if (Array.isArray(allOf)) return [arbitraryOf(Object.assign({}, ...allOf.filter(isJsonObject)))]
  const members = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  return members.filter(isJsonObject).map(arbitraryOf)
}

function ofType(type: string, schema: JsonSchema): Arbitrary<Json> {
  switch (type) {
    case 'null':
      return constant(null)
    case 'boolean':
      return boolean()
    case 'integer':
      return integers(schema)
    case 'number':
      return numbers(schema)
    case 'string':
      return strings(schema)
    case 'array':
      return arrays(schema)
    default:
      return objects(schema)
  }
}

// What is computed from amounts at the ends of what is exact would be beyond them.
const farthest = 1e12

function boundsOf(schema: JsonSchema, low: number, high: number): { min: number; max: number } {
  const least = numberOf(schema, 'minimum') ?? numberOf(schema, 'exclusiveMinimum') ?? low
  const min = least < -farthest ? low : least
  const limit = numberOf(schema, 'maximum') ?? numberOf(schema, 'exclusiveMaximum')
  const most = limit !== undefined && limit > farthest ? undefined : limit
  return { min: Math.min(min, most ?? min), max: most ?? Math.max(high, min) }
}

function integers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, -1_000_000, 1_000_000)
  const step = numberOf(schema, 'multipleOf') ?? 1
  const [least, most] = [Math.ceil(min / step), Math.floor(max / step)]
  return integer({ min: safe(least), max: safe(most) })
    .map((steps) => steps * step + 0)
    .filter((value) => isStrictlyWithin(value, schema))
}

function numbers(schema: JsonSchema): Arbitrary<number> {
  const { min, max } = boundsOf(schema, 0, 10_000)
  const step = numberOf(schema, 'multipleOf')
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

function safe(count: number): number {
  return Math.min(Math.max(count, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}

function isStrictlyWithin(value: number, schema: JsonSchema): boolean {
  return (
    value > (numberOf(schema, 'exclusiveMinimum') ?? -Infinity) &&
    value < (numberOf(schema, 'exclusiveMaximum') ?? Infinity)
  )
}

const texts = {
  uuid: uuid({ version: 7 }),
  date: date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map((date) =>
    date.toISOString().slice(0, 10),
  ),
  'date-time': date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(
    (date) => date.toISOString(),
  ),
  email: integer({ min: 1, max: 1e9 }).map((number) => `someone${number}@example.com`),
  uri: integer({ min: 1, max: 1e9 }).map((number) => `https://example.com/${number}`),
  time: integer({ min: 0, max: 86_399_999 }).map((moment) => new Date(moment).toISOString().slice(11)),
  'time-local': integer({ min: 0, max: 86_399_999 }).map((moment) =>
    new Date(moment).toISOString().slice(11, moment % 2 === 0 ? 16 : 19),
  ),
  'uri-reference': integer({ min: 1, max: 1e9 }).map((number) => `/goods/${number}`),
  duration: integer({ min: 1, max: 1e9 }).map((number) => `P${number}${number % 2 === 0 ? 'W' : 'DT1H'}`),
  hostname: integer({ min: 1, max: 1e9 }).map((number) => `host${number}.example.com`),
  ipv4: ipV4(),
  ipv6: ipV6(),
  regex: integer({ min: 1, max: 1e9 }).map((number) => `^a{${number % 1000}}$`),
} as const satisfies Record<FormatName, Arbitrary<string>>

const byFormat = new Map<string, Arbitrary<string>>(Object.entries(texts))

function strings(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern } = schema
  const known = typeof format === 'string' ? byFormat.get(format) : undefined
  if (known) return known
  const minLength = numberOf(schema, 'minLength') ?? 0
  const maxLength = Math.min(numberOf(schema, 'maxLength') ?? 40, Math.max(40, minLength))
  if (typeof pattern === 'string' && pattern !== visibleText) {
    const matching = new RegExp(pattern, 'u')
    const most = numberOf(schema, 'maxLength') ?? Infinity
    const fits = (text: string) =>
      lengthOf(text) >= minLength && lengthOf(text) <= most && matching.test(text)
    if (looksAround(pattern)) return pooled(pattern, fits)
    return stringMatching(matching)
      .map((text) => lengthened(text, minLength).find(fits) ?? text)
      .filter(fits)
  }
  const free = string({ unit: readable, minLength: Math.max(1, minLength), maxLength })
  return pattern === visibleText ? free.filter((text) => text.trim() !== '') : free
}

const poolSize = 2000

function looksAround(pattern: string): boolean {
  return /\(\?<?[=!]/u.test(pattern)
}

const pools = new Map<string, readonly string[]>()

function pooled(pattern: string, fits: (text: string) => boolean): Arbitrary<string> {
  const pool = pools.get(pattern) ?? poolOf(pattern)
  pools.set(pattern, pool)
  const fitting = pool.filter(fits)
  if (fitting.length === 0) throw new Error(`no text was found for the pattern ${pattern}`)
  return constantFrom(...fitting)
}

/** Texts made of what the pattern consumes and of what it only looks for. */
function poolOf(pattern: string): readonly string[] {
  const { rest, wanted } = withoutLookarounds(pattern)
  const textsOf = (part: string) => stringMatching(new RegExp(part, 'u'))
  const letters = array(oneof(textsOf(rest), ...wanted.map(textsOf)), { minLength: 1, maxLength: 4 })
  const mixed = tuple(letters, integer({ min: 1, max: 20 })).map(([texts, length]) =>
    Array.from(texts.toReversed().join('')).slice(-length).join(''),
  )
  return [...new Set(sample(oneof(textsOf(rest), mixed), { numRuns: poolSize, seed: 1 }))]
}

/** The pattern without what it only looks at, and what that wants to find. */
function withoutLookarounds(pattern: string): { rest: string; wanted: string[] } {
  const wanted: string[] = []
  let rest = pattern
  for (let at = rest.search(/\(\?<?[=!]/u); at >= 0; at = rest.search(/\(\?<?[=!]/u)) {
    const end = closingOf(rest, at)
    const [sign = ''] = /^\(\?<?[=!]/u.exec(rest.slice(at)) ?? []
    const inner = rest.slice(at + sign.length, end)
    if (sign.endsWith('=') && !looksAround(inner)) wanted.push(inner)
    rest = rest.slice(0, at) + rest.slice(end + 1)
  }
  return { rest, wanted }
}

function closingOf(pattern: string, start: number): number {
  let depth = 0
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === '[') at = pattern.indexOf(']', at + 2)
    else if (pattern[at] === '(') depth++
    else if (pattern[at] === ')' && --depth === 0) return at
  }
  return pattern.length
}

/** The text, and ways to make it long enough that may still match its pattern. */
function lengthened(text: string, length: number): string[] {
  const missing = Math.max(0, length - lengthOf(text))
  if (missing === 0) return [text]
  const [first = 'a'] = Array.from(text)
  const units = [first, 'a', 'A', '0', ' ', '龘']
  return units.flatMap((unit) => [text + unit.repeat(missing), unit.repeat(missing) + text])
}

const readable = constantFrom(...Array.from('分销商品订单佣金规则龘𠮷abcXYZ0189 -_.,;\'"`\\<>&%$#{}()'))

function lengthOf(text: string): number {
  return Array.from(text).length
}

function arrays(schema: JsonSchema): Arbitrary<Json[]> {
  const items = isJsonObject(schema['items']) ? schema['items'] : {}
  const minLength = numberOf(schema, 'minItems') ?? 0
  const maxLength = Math.min(numberOf(schema, 'maxItems') ?? minLength + 3, minLength + 3)
  const item = arbitraryOf(items)
  if (schema['uniqueItems'] === true) {
    return uniqueArray(item, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
  }
  return array(item, { minLength, maxLength })
}

function objects(schema: JsonSchema): Arbitrary<JsonObject> {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required'])
    ? schema['required'].filter((name) => typeof name === 'string')
    : []
  const writable = Object.entries(properties).flatMap(([name, property]) =>
    isJsonObject(property) && property['readOnly'] !== true ? [[name, arbitraryOf(property)] as const] : [],
  )
  const known = record(Object.fromEntries(writable), { requiredKeys: required, noNullPrototype: true })
  return tuple(members(schema), known).map(([others, value]) =>
    withAtMost(properties, { ...others, ...value }),
  )
}

/** What an object holds by names that it does not declare, if it says what. */
function members(schema: JsonSchema): Arbitrary<JsonObject> {
  const { patternProperties, additionalProperties } = schema
  const [pattern] = isJsonObject(patternProperties) ? Object.entries(patternProperties) : []
  const [name, member] = pattern ?? ['^[a-z]{1,9}$', additionalProperties]
  if (!isJsonObject(member) || looksAround(name)) return constant({})
  const minKeys = numberOf(schema, 'minProperties') ?? 0
  const maxKeys = Math.min(numberOf(schema, 'maxProperties') ?? minKeys + 2, minKeys + 2)
  return dictionary(stringMatching(new RegExp(name, 'u')), arbitraryOf(member), {
    minKeys,
    maxKeys,
    noNullPrototype: true,
  })
}

/** Lowers what may not exceed another property to that property's value, along chains of such bounds. */
function withAtMost(properties: JsonObject, value: JsonObject): JsonObject {
  const limitOf = (name: string, of: JsonObject): Json | undefined => {
    const property = properties[name]
    const other = isJsonObject(property) ? property['x-at-most'] : undefined
    return typeof other === 'string' ? of[other] : undefined
  }
  return Object.keys(properties).reduce<JsonObject>((lowered) => {
    const entries = Object.entries(lowered).map(([name, one]) => {
      const limit = limitOf(name, lowered)
      return [name, exceeds(one, limit) && limit !== undefined ? limit : one] as const
    })
    return Object.fromEntries(entries)
  }, value)
}

function numberOf(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword]
  return typeof value === 'number' ? value : undefined
}
