import type { Queries } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../entity/Context.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'
import { presentRecord } from './presentRecord.ts'

/** A record with its rows that are records of other entities. */
export async function withChildren(
  queries: Queries,
  { children = [] }: Table,
  record: JsonObject,
  catalog: Catalog,
): Promise<JsonObject> {
  if (children.length === 0) return record
  const lists = await Promise.all(
    children.map(async (child): Promise<[string, JsonObject[]]> => {
      const records = await childRecords(queries, child, textOf(record['id']), catalog)
      return [child.property, records.map((each) => rowOf(child, each))]
    }),
  )
  return { ...record, ...Object.fromEntries(lists) }
}

/** The records that are rows of an owner, in their order. */
export async function childRecords(
  queries: Queries,
  { entity, of, order }: Children,
  owner: string,
  catalog: Catalog,
): Promise<JsonObject[]> {
  const table = catalog.tableOf(entity)
  const id = sql`t."id"`
  const sorted = sql`ORDER BY ${order === undefined ? id : sql`t.${identifier(order)}, ${id}`}`
  const page = sql`WHERE t.${identifier(of)} = ${owner} AND ${tableSql(table).alive} ${sorted}`
  const rows = await queries.rows<Row>(recordQuery(table, page, sorted))
  return rows.map((row) => presentRecord(table, row))
}

function rowOf({ shown }: Children, record: JsonObject): JsonObject {
  return Object.fromEntries(['id', ...shown].map((name) => [name, record[name] ?? null]))
}
