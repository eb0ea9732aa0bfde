import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { ReferencedRecords } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import { computedColumns, readByReference } from '../../entity/computedColumns.ts'
import type { Context } from '../../entity/Context.ts'
import type { PropertiesByReference } from '../../entity/PropertiesByReference.ts'
import { HeldElsewhere } from '../../entity/HeldElsewhere.ts'
import type { Row } from '../../entity/Row.ts'
import { textOf } from '../../entity/textOf.ts'
import { presentRecord } from '../../read/presentRecord.ts'

/** The computed columns to read for; absent: all of them. */
interface ReferenceOptions extends ReadContext {
  columns?: readonly Column[]
}

/** The part of a call's context that reading needs. */
export type ReadContext = Pick<Context, 'catalog' | 'yields'>

/** The referenced records of a record, with the properties from which values are computed. */
export async function referredBy(
  tx: Transaction,
  table: Table,
  record: JsonObject,
  asked: ReferenceOptions,
): Promise<ReferencedRecords> {
  const find = await referredByAll(tx, table, [record], asked)
  return find(record)
}

/** The referenced records of many records. */
async function referredByAll(
  tx: Transaction,
  table: Table,
  records: readonly JsonObject[],
  { columns = computedColumns(table), ...reading }: ReferenceOptions,
): Promise<(record: JsonObject) => ReferencedRecords> {
  const followed = readByReference(columns)
  const find = await readReferred(tx, table.columns, records, { ...reading, followed })
  return (record) => referredIn(record, followed, find)
}

/** The records that the given references of a record lead to. */
export function referredIn(
  record: JsonObject,
  followed: PropertiesByReference,
  find: FindByReference,
): ReferencedRecords {
  return Object.fromEntries([...followed.keys()].map((name) => [name, find(name, record)]))
}

/** A property that may be a reference. */
export type ReferenceColumn = Pick<Column, 'name' | 'reference'>

/** Reads the records that the given references of many records or rows lead to. */
export async function readReferred(
  tx: Transaction,
  references: readonly ReferenceColumn[],
  records: readonly JsonObject[],
  { catalog, yields, followed }: ReadContext & { followed: PropertiesByReference },
): Promise<FindByReference> {
  const targets = [...followed].flatMap(([name, properties]) => {
    const reference = references.find((each) => each.name === name)?.reference
    return reference ? [{ name, properties, target: catalog.tableOf(reference.entity) }] : []
  })
  const found = await Promise.all(
    targets.map(async ({ name, properties, target }) => {
      const ids = new Set(records.flatMap((record) => idIn(record, name) ?? []))
      return [name, await read(tx, target, { ids: [...ids], properties: [...properties], yields })] as const
    }),
  )
  const byReference = new Map(found)
  return (name, record) => byReference.get(name)?.get(idIn(record, name) ?? '')
}

function idIn(record: JsonObject, name: string): string | undefined {
  const id = record[name]
  return typeof id === 'string' ? id.toLowerCase() : undefined
}

interface Wanted extends Pick<Context, 'yields'> {
  ids: readonly string[]
  properties: readonly string[]
}

/**
 * Reads records and locks them until the transaction ends, so that nothing is computed from values that another call is
 * changing. Includes hidden records.
 */
async function read(
  tx: Transaction,
  target: Table,
  { ids, properties, yields }: Wanted,
): Promise<ReadonlyMap<string, JsonObject>> {
  if (ids.length === 0) return new Map()
  const columns = join(['id', ...properties].map((name) => sql`t.${identifier(name)}`))
  // PostgreSQL keeps the plan only for a single id.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  const name = identifier(target.name)
  const unlocked = raw(yields ? 'SKIP LOCKED' : '')
  const rows = await tx.rows<Row>(
    sql`SELECT ${columns} FROM ${name} t WHERE t."id" ${wanted} ORDER BY t."id" FOR SHARE ${unlocked}`,
  )
  const found = new Map(rows.map((row) => [textOf(row['id']), presentRecord(target, row)]))
  const missing = yields ? ids.filter((id) => !found.has(id)) : []
  if (missing.length > 0) await requireMissing(tx, target, missing)
  return found
}

/** Distinguishes records that another call is changing from those that do not exist; throws for the former. */
async function requireMissing(tx: Transaction, { name }: Table, ids: readonly string[]): Promise<void> {
  const changing = await tx.rows(
    sql`SELECT FROM ${identifier(name)} t WHERE t."id" = ANY(${ids}::uuid[]) LIMIT 1`,
  )
  if (changing.length > 0) throw new HeldElsewhere({ table: name, ids })
}
