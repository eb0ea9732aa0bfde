import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Row } from '../entity/Row.ts'
import { textOf } from '../entity/textOf.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'
import { typeSql, whereSql } from '../query/filterSql.ts'
import { idColumn } from '../query/readFilter.ts'
import { filterValueOf } from '../query/readFilterValue.ts'
import { ownedFilterFor } from '../reach/ownedFilterFor.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { isMoment } from '../entity/hasValues.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { presentRecord } from '../read/presentRecord.ts'
import type { ImportRow } from './readRows.ts'

/** The text under which a value of the key is compared. */
export function keyText(value: Json): string {
  if (isUuid(value)) return value.toLowerCase()
  return isMoment(value) ? String(Date.parse(value)) : textOf(value)
}

/** The records of the rows that the caller may see, by the values of the key. */
export async function existingRecords(
  queries: Queries,
  table: Table,
  { rows, key, reachContext }: { rows: readonly ImportRow[]; key: string; reachContext: ReachContext },
): Promise<Map<string, readonly JsonObject[]>> {
  const given = rows.flatMap(({ values }) => values[key] ?? [])
  const column = tableSql(table).columns.get(key) ?? idColumn
  // Leaves out values that the column cannot hold, which the validator reports; the database would refuse the whole file.
  const values = given.flatMap((value) => filterValueOf(column, value) ?? []).map(String)
  const among = sql`t.${identifier(key)} = ANY(${values}::text[]::${typeSql(column)}[])`
  const owned = await ownedFilterFor(table, reachContext)
  const where = whereSql(table, owned ? [owned] : [])
  const found = await queries.rows<Row>(recordQuery(table, sql`${where} AND ${among}`))
  const records = found.map((row) => presentRecord(table, row))
  const byKey = new Map<string, JsonObject[]>()
  for (const record of records) {
    const text = keyText(record[key] ?? null)
    byKey.set(text, [...(byKey.get(text) ?? []), record])
  }
  return byKey
}
