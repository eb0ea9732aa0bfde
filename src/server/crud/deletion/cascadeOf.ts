import type { Transaction } from '#server/database/Database.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../entity/Context.ts'
import { isCascade, lockOwners, referringRows } from '../write/lockOwners.ts'

/** The ids of records by table; the records that the call is about come first. */
export type RecordsByTable = ReadonlyMap<Table, ReadonlySet<string>>

/** The records at which a cascade begins. */
export interface CascadeStart {
  table: Table
  ids: readonly string[]
  catalog: Catalog
}

/** Finds the referring records that go along, and locks them, so that no record is added below them meanwhile. */
export type FindReferring = (above: Table, referrer: Referrer, ids: readonly string[]) => Promise<string[]>

/** Collects the records of a cascade, down trees and across entities. */
export async function cascadeOf(
  tx: Transaction,
  { table, ids, catalog }: CascadeStart,
  find: FindReferring,
): Promise<RecordsByTable> {
  const records = new Map([[table, new Set(ids)]])
  const waiting = [{ table, ids }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const referrer of next.table.referrers.filter(isCascade)) {
      const referring = catalog.tableOf(referrer.entity)
      const known = records.get(referring) ?? new Set()
      await lockOtherOwners(tx, referrer, next.ids, catalog)
      const found = await find(next.table, referrer, next.ids)
      const added = found.filter((id) => !known.has(id))
      if (added.length === 0) continue
      records.set(referring, new Set([...known, ...added]))
      waiting.push({ table: referring, ids: added })
    }
  }
  return records
}

/** Locks the owners of referring rows, except the owner that is deleted or restored, which is locked already. */
async function lockOtherOwners(
  tx: Transaction,
  referrer: Referrer,
  ids: readonly string[],
  catalog: Catalog,
): Promise<void> {
  const { owners = [] } = catalog.tableOf(referrer.entity)
  const others = owners.filter(({ of }) => of !== referrer.column)
  await lockOwners(tx, { owners: others }, { stored: referringRows(referrer, ids) }, catalog)
}
