import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Row } from '../entity/Row.ts'
import { textOf } from '../entity/textOf.ts'
import { namesAbove, pathSeparator } from '../read/namesAbove.ts'
import { presentRecord } from '../read/presentRecord.ts'
import { tableSql } from '../entity/tableSql.ts'
import { lookupTable } from '../entity/lookupTable.ts'

interface Lookup {
  fields: readonly Field[]
  tableOf: (entity: string) => Table
  /** Formats the display value of a record of the entity as text. */
  tell: (entity: string, name: Json) => string
}

/**
 * The names of referenced records, by id, as their look-up call answers them in a list. Nodes of a tree with equal names get
 * the names above them, as an import reads them.
 */
export async function referenceNames(
  queries: Queries,
  records: readonly JsonObject[],
  { fields, tableOf, tell }: Lookup,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [entity, ids] of idsByEntity(fields, records)) {
    const table = lookupTable(tableOf(entity))
    if (ids.size === 0 || !table.columns.some(({ name }) => name === table.display)) continue
    const { name, alive } = tableSql(table)
    const rows = await queries.rows<Row>(
      sql`SELECT t."id", t.${identifier(table.display)} FROM ${name} t
        WHERE t."id" = ANY(${[...ids]}::uuid[]) AND ${alive}`,
    )
    const above = await namesAbove(queries, table, [...ids])
    for (const row of rows) {
      const id = textOf(row['id'] ?? null)
      const shown = tell(entity, presentRecord(table, row)[table.display] ?? null)
      if (shown !== '') names.set(id, [...(above.get(id) ?? []), shown].join(pathSeparator))
    }
  }
  return names
}

/** The ids in a property's value: one id, several, or several within objects. */
export function idsOf({ reference }: Field, value: Json | undefined): string[] {
  const key = reference?.key
  // A shortcut for the most frequent case, which occurs in every row of an export.
  if (typeof value === 'string') return [value]
  return [value ?? null]
    .flat()
    .map((item) => (key !== undefined && isJsonObject(item) ? item[key] : item))
    .filter((id) => typeof id === 'string')
}

/** Whether the API answers only the ids of the records that the property refers to. */
export function isNameless({ reference, nameFrom }: Field): boolean {
  return reference !== undefined && nameFrom === undefined && reference.nameKey === undefined
}

function idsByEntity(fields: readonly Field[], records: readonly JsonObject[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const field of fields.filter(isNameless)) {
    const entity = field.reference?.entity ?? ''
    const ids = found.get(entity) ?? new Set()
    found.set(entity, ids)
    for (const record of records) for (const id of idsOf(field, record[field.source])) ids.add(id)
  }
  for (const { source, type, fields: inner } of fields) {
    if (type !== 'rows' || !inner?.some(isNameless)) continue
    for (const [entity, ids] of idsByEntity(inner, rowsOf(records, source)))
      found.set(entity, new Set([...(found.get(entity) ?? []), ...ids]))
  }
  return found
}

function rowsOf(records: readonly JsonObject[], source: string): JsonObject[] {
  return records.flatMap((record) => [record[source] ?? null].flat().filter(isJsonObject))
}
