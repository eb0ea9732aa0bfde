import type { Transaction } from '#server/database/Database.ts'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Table } from '#shared/contracts/Table.ts'
import { computedColumns, followsReferences } from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { isSame } from './locks.ts'
import { referredByAll } from './referredTo.ts'

/** Computes what follows, in rows that are records of another entity, from the records that they refer to, before anything is summed up. */
export async function computeRows(
  tx: Transaction,
  { children = [] }: Table,
  { before, draft }: { before: JsonObject; draft: Draft },
  context: Context,
): Promise<void> {
  for (const child of children) {
    const rows = draft[child.property]
    if (Array.isArray(rows)) draft[child.property] = await computed(tx, child, { rows, before }, context)
  }
}

async function computed(
  tx: Transaction,
  child: Children,
  { rows, before }: { rows: readonly Json[]; before: JsonObject },
  { catalog }: Context,
): Promise<Json> {
  const table = catalog.tableOf(child.entity)
  const columns = computedColumns(table).filter(followsReferences)
  if (columns.length === 0) return [...rows]
  const stored = storedRows(child, before)
  const keptOf = (row: JsonObject): JsonObject | undefined => {
    const { id = null } = row
    const record = stored.get(typeof id === 'string' ? id.toLowerCase() : id)
    return record && isLeft(table, child, { record, row }) ? record : undefined
  }
  const fresh = rows.filter(isJsonObject).filter((row) => !keptOf(row))
  const find = await referredByAll(tx, table, fresh, { catalog })
  return rows.map((row) => {
    if (!isJsonObject(row)) return row
    const kept = keptOf(row)
    const values = columns.map(({ name, computed: computation }): [string, Json] => [
      name,
      kept ? (kept[name] ?? null) : computation ? computedValue(computation, row, find(row)) : null,
    ])
    return { ...row, ...Object.fromEntries(values) }
  })
}

function storedRows({ property }: Children, before: JsonObject): ReadonlyMap<Json, JsonObject> {
  const rows = before[property]
  const objects = Array.isArray(rows) ? rows.filter(isJsonObject) : []
  return new Map(objects.map((row) => [row['id'] ?? null, row]))
}

/** A row that is left as it is keeps what was computed for it. */
function isLeft(
  table: Table,
  { writable }: Children,
  { record, row }: { record: JsonObject; row: JsonObject },
): boolean {
  return writable.every((name) =>
    isSame(table, name, { before: record, draft: { [name]: row[name] ?? null } }),
  )
}
