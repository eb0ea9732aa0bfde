import { tables } from '#generated/tables/tables.ts'
import { limitedIn } from '#server/crud/write/references/limitedIn.ts'
import type { Limited } from '#server/crud/write/references/limitedIn.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { LookupCondition, Table } from '#shared/contracts/Table.ts'

const allLimits: readonly Limited[] = Object.values(tables).flatMap((table: Table) => limitedIn(table))

/** What is asked of the records of a table, of all that clients set. */
function conditionsOn(table: Table): [string, LookupCondition][] {
  return allLimits
    .filter(({ reference }) => reference.entity === table.entity)
    .flatMap(({ limit }) => Object.entries(limit.where))
    .filter(([name]) => isGiven(table, name))
}

function isGiven({ columns }: Table, name: string): boolean {
  return columns.some((column) => column.name === name && column.access === 'readWrite')
}

/** What the records of an entity must hold so that all references may lead to them. */
export function valuesAsked(table: Table): JsonObject {
  const found = conditionsOn(table).flatMap(([name, condition]): [string, Json][] =>
    'values' in condition && condition.values[0] !== undefined ? [[name, condition.values[0]]] : [],
  )
  return Object.fromEntries(found)
}

/** What must be set in records of an entity, since references compare it with something. */
export function namesAsked(table: Table): string[] {
  return conditionsOn(table).flatMap(([name, condition]) => ('values' in condition ? [] : [name]))
}

/** What a record must hold so that its references may lead to such records. */
export async function valuesCompared(
  table: Table,
  record: JsonObject,
  find: (entity: string) => Promise<JsonObject | undefined>,
): Promise<JsonObject> {
  const compared: [string, Json][] = []
  for (const { name, reference, limit } of limitedIn(table)) {
    const target = (record[name] ?? null) === null ? undefined : await find(reference.entity)
    for (const [asked, condition] of Object.entries(limit.where)) {
      if (!target || 'values' in condition || condition.through !== undefined) continue
      if (!isGiven(table, condition.property)) continue
      compared.push([condition.property, target[asked] ?? null])
    }
  }
  return Object.fromEntries(compared)
}
