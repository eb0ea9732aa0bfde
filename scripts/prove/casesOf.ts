import { boolean, integer, sample, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { arbitraryOf } from './values/arbitraryOf.ts'
import type { Case } from './layers/Case.ts'
import { fixedCases } from './fixedCases.ts'
import type { Subject } from './layers/Subject.ts'
import { valuesAround } from './values/valuesAround.ts'

/** The number of values to make, and the seed. */
export interface Amount {
  values: number
  seed: number
}

// The relative shares of slow properties: the server looks up the record behind an id, and hashing a password
// takes longer than everything else.
const shareOfReference = 0.15
const shareOfHash = 0.01

/** Values for every writable property of an entity: at and around each bound of each keyword, and random ones. */
export function casesOf(subject: Subject, { values, seed }: Amount): Case[] {
  const properties = writableProperties(subject)
  const total = properties.reduce((sum, [name]) => sum + shareOf(subject, name), 0)
  return properties.flatMap(([name, schema], index) => {
    const count = Math.ceil((values * shareOf(subject, name)) / total)
    const tries = triesOf(subject, name, schema)
    const known = new Set<string>()
    const fixed = newCases(fixedCases(subject, name, schema), known)
    const each = Math.max(0, Math.ceil((count - fixed.length) / tries.length))
    const sampled = tries.flatMap((one, turn) =>
      newCases(sample(one, { numRuns: each * 2, seed: seed + index * 1000 + turn }), known).slice(0, each),
    )
    return [...fixed, ...sampled]
  })
}

/** The cases whose value is new; a repeated value proves nothing. */
function newCases(cases: readonly Case[], known: Set<string>): Case[] {
  return cases.filter(({ changes, omitted }) => {
    const key = JSON.stringify([changes, omitted])
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

function writableProperties({ schema }: Subject): [string, JsonObject][] {
  return Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {}).flatMap(
    ([name, part]): [string, JsonObject][] =>
      isJsonObject(part) && part['readOnly'] !== true && name !== 'version' ? [[name, part]] : [],
  )
}

function shareOf({ table }: Subject, name: string): number {
  const column = table.columns.find((candidate) => candidate.name === name)
  if (column?.secret === 'hash') return shareOfHash
  const inRows = table.rowLinks?.some(({ property }) => property === name) ?? false
  const refers = column?.reference !== undefined || inRows || table.states?.property === name || !column
  return refers ? shareOfReference : 1
}

function triesOf(subject: Subject, property: string, schema: JsonObject): Arbitrary<Case>[] {
  const around = valuesAround(schema).map((tries) =>
    tries.map(({ keyword, value }): Case => ({ property, keyword, changes: { [property]: value } })),
  )
  const atMost = schema['x-at-most']
  return typeof atMost === 'string' ? [...around, pairs(subject, property, atMost)] : around
}

/** Pairs of numbers or moments of which one may not exceed the other. */
function pairs({ schema }: Subject, property: string, limit: string): Arbitrary<Case> {
  const parts = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const other = isJsonObject(parts[limit]) ? parts[limit] : {}
  if (typeof other['format'] === 'string') return momentPairs(property, limit, arbitraryOf(other))
  const cents = tuple(arbitraryOf(other), integer({ min: -3, max: 3 }), boolean())
  return cents.map(([most, more, far]): Case => {
    const bound = typeof most === 'number' ? most : 0
    const value = Number((bound + more * (far ? 1 : 0.01)).toFixed(2))
    return { property, keyword: 'x-at-most', changes: { [limit]: most, [property]: value } }
  })
}

function momentPairs(property: string, limit: string, moments: Arbitrary<Json>): Arbitrary<Case> {
  return tuple(moments, moments).map(([most, value]): Case => ({
    property,
    keyword: 'x-at-most',
    changes: { [limit]: most, [property]: value },
  }))
}
