import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Referred } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { computedColumns, readThrough } from '../entity/computedColumns.ts'
import type { Catalog } from '../entity/Context.ts'
import type { Row } from '../entity/Row.ts'
import { textOf } from '../entity/textOf.ts'
import { presentRecord } from '../read/presentRecord.ts'

/** Where to look, and for which computed columns; absent: all of them. */
interface Asked {
  catalog: Catalog
  columns?: readonly Column[]
}

/** What the references of a record lead to, as far as something is computed from it. */
export async function referredBy(
  tx: Transaction,
  table: Table,
  record: JsonObject,
  asked: Asked,
): Promise<Referred> {
  const find = await referredByAll(tx, table, [record], asked)
  return find(record)
}

/** What the references of many records lead to. */
export async function referredByAll(
  tx: Transaction,
  table: Table,
  records: readonly JsonObject[],
  { catalog, columns = computedColumns(table) }: Asked,
): Promise<(record: JsonObject) => Referred> {
  const followed = [...readThrough(columns)].flatMap(([name, properties]) => {
    const reference = table.columns.find((column) => column.name === name)?.reference
    return reference ? [{ name, properties, target: catalog.tableOf(reference.entity) }] : []
  })
  const found = await Promise.all(
    followed.map(async ({ name, properties, target }) => {
      const ids = new Set(records.flatMap((record) => idIn(record, name) ?? []))
      return [name, await read(tx, target, { ids: [...ids], properties: [...properties] })] as const
    }),
  )
  return (record) =>
    Object.fromEntries(found.map(([name, byId]) => [name, byId.get(idIn(record, name) ?? '')]))
}

function idIn(record: JsonObject, name: string): string | undefined {
  const id = record[name]
  return typeof id === 'string' ? id.toLowerCase() : undefined
}

/** They are held as they are until the transaction ends, so that nothing is computed from what another one is changing. Hidden ones count, too. */
async function read(
  tx: Transaction,
  target: Table,
  { ids, properties }: { ids: readonly string[]; properties: readonly string[] },
): Promise<ReadonlyMap<string, JsonObject>> {
  if (ids.length === 0) return new Map()
  const columns = join(['id', ...properties].map((name) => sql`t.${identifier(name)}`))
  // PostgreSQL keeps its plan for a single one only.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  const rows = await tx.rows<Row>(
    sql`SELECT ${columns} FROM ${identifier(target.name)} t WHERE t."id" ${wanted} ORDER BY t."id" FOR SHARE`,
  )
  return new Map(rows.map((row) => [textOf(row['id']), presentRecord(target, row)]))
}
