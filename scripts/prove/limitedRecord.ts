import { tables } from '#generated/tables/tables.ts'
import { limitedIn } from '#server/crud/write/references/limitedIn.ts'
import type { Limited } from '#server/crud/write/references/limitedIn.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { ComparedPlace, LookupCondition, ReferenceLimit, Table } from '#shared/contracts/Table.ts'

const allLimits: readonly Limited[] = Object.values(tables).flatMap((table: Table) => limitedIn(table))

/** The conditions that references set on the records of a table, of properties that clients set. */
function conditionsOn(table: Table): [string, LookupCondition][] {
  return allLimits
    .filter(({ reference }) => reference.entity === table.entity)
    .flatMap(({ limit }) => Object.entries(limit.where))
    .filter(([name]) => isGiven(table, name))
}

function isGiven({ columns }: Table, name: string): boolean {
  return columns.some((column) => column.name === name && column.access === 'readWrite')
}

/** The values that a record needs so that all references may lead to it; `requiredState` returns a state that is not initial. */
export function requiredValues(table: Table): JsonObject {
  const found = conditionsOn(table).flatMap(([name, condition]): [string, Json][] =>
    'values' in condition && condition.values[0] !== undefined ? [[name, condition.values[0]]] : [],
  )
  const later = requiredState(table)
  return Object.fromEntries(
    found.filter(([name, value]) => name !== table.states?.property || value !== later),
  )
}

/** The state that an entity's record must have so that all references may lead to it, where new records have another. */
export function requiredState(table: Table): string | undefined {
  const { states } = table
  const [asked] = conditionsOn(table).flatMap(([name, condition]) =>
    'values' in condition && name === states?.property ? condition.values : [],
  )
  return typeof asked === 'string' && !states?.initial.includes(asked) ? asked : undefined
}

/** The properties that must be set in an entity's record, because references compare them with other values. */
export function requiredNames(table: Table): string[] {
  return conditionsOn(table).flatMap(([name, condition]) => ('values' in condition ? [] : [name]))
}

/** The values that a record must have so that its references, including those in its rows, may lead to the found records. */
export async function matchingValues(
  table: Table,
  record: JsonObject,
  find: (entity: string) => Promise<JsonObject | undefined>,
): Promise<JsonObject> {
  const compared: Record<string, Json> = {}
  for (const { name, rowLink, reference, limit } of limitedIn(table)) {
    const held = compared[name] ?? record[name] ?? null
    const target = held === null ? undefined : await find(reference.entity)
    if (!target) continue
    const wanted = requiredByTarget(target, limit)
    const ofRecord = wanted.filter(({ place }) => !place.row && isGiven(table, place.property))
    Object.assign(compared, valuesOf(ofRecord))
    if (rowLink && Array.isArray(held)) {
      const ofRow = valuesOf(wanted.filter(({ place }) => place.row))
      compared[name] = held.map((row: Json) => (isJsonObject(row) ? { ...row, ...ofRow } : row))
    }
  }
  return compared
}

interface RequiredValue {
  place: ComparedPlace
  value: Json
}

/** The values that a reference to a record requires beside it. */
function requiredByTarget(target: JsonObject, { where }: ReferenceLimit): RequiredValue[] {
  return Object.entries(where).flatMap(([asked, place]) =>
    'values' in place || place.through !== undefined ? [] : [{ place, value: target[asked] ?? null }],
  )
}

function valuesOf(wanted: readonly RequiredValue[]): JsonObject {
  return Object.fromEntries(wanted.map(({ place, value }) => [place.property, value]))
}
