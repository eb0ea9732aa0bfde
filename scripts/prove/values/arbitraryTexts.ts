import {
  array,
  constantFrom,
  date,
  integer,
  ipV4,
  ipV6,
  oneof,
  sample,
  string,
  stringMatching,
  tuple,
  uuid,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { FormatName } from '#shared/validation/formats.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { numberOf } from '../../generate/load/readJson.ts'

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

/** Texts with the format, the lengths and the pattern of a schema. */
export function strings(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern } = schema
  const known = typeof format === 'string' ? byFormat.get(format) : undefined
  if (known) return known
  const minLength = numberOf(schema['minLength']) ?? 0
  const maxLength = Math.min(numberOf(schema['maxLength']) ?? 40, Math.max(40, minLength))
  if (typeof pattern === 'string' && pattern !== visibleText) {
    const matching = new RegExp(pattern, 'u')
    const most = numberOf(schema['maxLength']) ?? Infinity
    const fits = (text: string) =>
      lengthOf(text) >= minLength && lengthOf(text) <= most && matching.test(text)
    if (looksAround(pattern)) return pooled(pattern, fits)
    return stringMatching(matching)
      .map((text) => lengthened(text, minLength).find(fits) ?? text)
      .filter(fits)
  }
  const free = string({ unit: readable, minLength: Math.max(1, minLength), maxLength })
  return pattern === visibleText ? free.filter((text) => !isBlank(text)) : free
}

const poolSize = 2000

/** Whether a pattern has a look-ahead or a look-behind. */
export function looksAround(pattern: string): boolean {
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

/** Texts made of the parts that a pattern consumes and those that it only looks for. */
function poolOf(pattern: string): readonly string[] {
  const { rest, wanted } = withoutLookarounds(pattern)
  const textsOf = (part: string) => stringMatching(new RegExp(part, 'u'))
  const letters = array(oneof(textsOf(rest), ...wanted.map(textsOf)), { minLength: 1, maxLength: 4 })
  const mixed = tuple(letters, integer({ min: 1, max: 20 })).map(([texts, length]) =>
    Array.from(texts.toReversed().join('')).slice(-length).join(''),
  )
  return [...new Set(sample(oneof(textsOf(rest), mixed), { numRuns: poolSize, seed: 1 }))]
}

/** A pattern without its look-arounds, and the patterns that these look for. */
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

/** The text in lengthened forms that may still match its pattern. */
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
