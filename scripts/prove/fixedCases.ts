import { sample } from 'fast-check'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { arbitraryOf } from './values/arbitraryOf.ts'
import type { Case } from './layers/Case.ts'
import type { Subject } from './layers/Subject.ts'
import { resizedText, insideJson } from './values/valuesAround.ts'
import type { TestedValue } from './values/valuesAround.ts'

/** The cases of every run: each bound exactly, one step to either side of it, every value of an enum, and no value. */
export function fixedCases({ schema }: Subject, property: string, part: JsonObject): Case[] {
  const required = [schema['required'] ?? []].flat().includes(property)
  const said = (keyword: string, value: Json): Case => ({ property, keyword, changes: { [property]: value } })
  return [
    { property, keyword: 'required', changes: {}, omitted: true },
    said(required ? 'required' : 'type', null),
    { property, keyword: 'additionalProperties', changes: { [`${property}_of_none`]: 1 } },
    ...exactValues(part).map(({ keyword, value }) => said(keyword, value)),
    ...besideLimit(property, part).map((changes) => ({ property, keyword: 'x-at-most', changes })),
  ]
}

function exactValues(part: JsonObject): TestedValue[] {
  const own = Object.entries(part).flatMap(([keyword, bound]) =>
    (exactly[keyword]?.(bound, part) ?? []).map((value) => ({ keyword, value })),
  )
  return [...own, ...exactItems(part), ...exactMembers(part)]
}

function exactItems({ items }: JsonObject): TestedValue[] {
  if (!isJsonObject(items)) return []
  return exactValues(items).map(({ keyword, value }) => ({ keyword: insideJson(keyword), value: [value] }))
}

function exactMembers(part: JsonObject): TestedValue[] {
  const { properties } = part
  const [valid] = sample(arbitraryOf(part), { numRuns: 1, seed: 1 })
  if (!isJsonObject(properties) || !isJsonObject(valid)) return []
  return Object.entries(properties).flatMap(([name, member]) =>
    isJsonObject(member) && member['readOnly'] !== true
      ? [
          ...exactValues(member).map(({ keyword, value }) => ({
            keyword: insideJson(keyword),
            value: { ...valid, [name]: value },
          })),
          ...besideLimit(name, member).map((beside) => ({
            keyword: insideJson('x-at-most'),
            value: { ...valid, ...beside },
          })),
        ]
      : [],
  )
}

/** The values at and beside the bound of each keyword. */
const exactly: Readonly<Record<string, (bound: Json, part: JsonObject) => Json[]>> = {
  type: () => [0, 1.5, true, '', 'text', [], {}],
  enum: (values) => (Array.isArray(values) ? values : []),
  pattern: (_, part) => damaged(part),
  format: (_, part) => damaged(part),
  minLength: lengths,
  maxLength: lengths,
  minimum: numbers,
  maximum: numbers,
  exclusiveMinimum: numbers,
  exclusiveMaximum: numbers,
  multipleOf: (step, { minimum }) => {
    const from = typeof minimum === 'number' ? minimum : 0
    return typeof step === 'number' ? [1, 2, 3, 5, 7, 0.5].map((count) => tidy(from + count * step)) : []
  },
  minItems: counts,
  maxItems: counts,
}

/** A valid text, changed where regular expression engines differ: at its start, at its end, and before its last character. */
function damaged(part: JsonObject): Json[] {
  const [valid] = sample(arbitraryOf(part), { numRuns: 1, seed: 1 })
  if (typeof valid !== 'string') return []
  const odd = [' ', '\n', '\u2028', '\u00a0', '龘', '!', '@x', '0']
  return odd.flatMap((more) => [valid + more, more + valid, valid.slice(0, -1) + more + valid.slice(-1)])
}

// The greatest length to try; no call carries more.
const longest = 1_000_000
const most = 10_000

function lengths(bound: Json, part: JsonObject): Json[] {
  if (typeof bound !== 'number' || bound > longest) return []
  const [valid] = sample(arbitraryOf(part), { numRuns: 1, seed: 1 })
  const start = typeof valid === 'string' ? valid : ''
  const units = 'pattern' in part || 'format' in part ? ['0'] : ['x', '𠮷']
  return [bound - 1, bound, bound + 1]
    .filter((length) => length >= 0)
    .flatMap((length) => units.map((unit) => resizedText(start, length, unit)))
}

function numbers(bound: Json, { multipleOf, type }: JsonObject): Json[] {
  if (typeof bound !== 'number') return []
  const step = typeof multipleOf === 'number' ? multipleOf : type === 'integer' ? 1 : 0.001
  return [bound, bound - step, bound + step, bound - step / 10, bound + step / 10].map(tidy)
}

function counts(bound: Json, { items }: JsonObject): Json[] {
  if (typeof bound !== 'number' || bound > most || !isJsonObject(items)) return []
  const members = sample(arbitraryOf(items), { numRuns: bound + 1, seed: 1 })
  return [bound - 1, bound, bound + 1]
    .filter((length) => length >= 0)
    .map((length) => members.slice(0, length))
}

/** Values below, at and above a middle limit, by format; numbers for other formats. */
const valuesBeside: Readonly<Record<string, readonly Json[]>> = {
  date: ['2024-02-28', '2024-02-29', '2024-03-01'],
  'date-time': ['2024-02-29T23:59:58Z', '2024-03-01T00:00:00Z', '2024-03-01T00:00:01Z'],
  'time-local': ['09:29:59', '09:30', '09:30:01'],
}

function besideLimit(property: string, part: JsonObject): JsonObject[] {
  const limit = part['x-at-most']
  if (typeof limit !== 'string') return []
  const around = valuesBeside[textOf(part['format'])] ?? [9.99, 10, 10.01]
  return around.map((value) => ({ [limit]: around[1] ?? null, [property]: value }))
}

function tidy(value: number): number {
  return Number(value.toPrecision(14))
}
