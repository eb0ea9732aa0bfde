import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { secretMask } from '#shared/secretMask.ts'
import { equal } from '#shared/validation/equal.ts'
import { memoize } from '#shared/memoize.ts'
import type { Draft } from '../../entity/Row.ts'

/** The changed properties of a record; secrets as a mask. */
export interface ChangedValues {
  before: JsonObject
  after: JsonObject
}

/** The properties that differ; undefined if none does. Every secret that was set counts, because it cannot be compared. */
export function changedValues(
  table: Table,
  { before, after, draft = {} }: { before: JsonObject; after: JsonObject; draft?: Draft },
): ChangedValues | undefined {
  const names = valueNames(table).filter((name) => !equal(before[name] ?? null, after[name] ?? null))
  const secrets = secretsIn(table, draft)
  if (names.length + secrets.length === 0) return undefined
  return {
    before: { ...pick(before, names), ...masks(secrets, (name) => before[name] !== null) },
    after: { ...pick(after, names), ...masks(secrets, (name) => draft[name] !== null) },
  }
}

/** All values of a record that people would miss, without counters and dates that the server maintains. */
export function loggedValues(table: Table, record: JsonObject, draft: Draft = {}): JsonObject {
  const names = valueNames(table).filter((name) => !isNothing(record[name]))
  // A record as it is read holds a mask for encrypted properties and nothing for hashed ones.
  const secrets = secretsIn(table, { ...record, ...draft })
  const set = secrets.filter((name) => !isNothing(draft[name] ?? record[name]))
  return { ...pick(record, names), ...masks(set, () => true) }
}

const valueNames = memoize(({ columns, derivedNames, links }: Table): readonly string[] => {
  const plain = columns.filter(({ auto, by, secret }) => !auto && !by && !secret).map(({ name }) => name)
  return [...plain, ...derivedNames.map(({ property }) => property), ...links.map(({ property }) => property)]
})

function secretsIn({ columns }: Table, draft: Draft): string[] {
  return columns.filter(({ name, secret }) => secret && draft[name] !== undefined).map(({ name }) => name)
}

function masks(names: readonly string[], isSet: (name: string) => boolean): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, isSet(name) ? secretMask : null]))
}

function pick(record: JsonObject, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
