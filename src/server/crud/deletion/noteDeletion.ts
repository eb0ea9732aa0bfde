import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../entity/Context.ts'
import { causeOf } from './causeOf.ts'
import { emptiesReferences } from './deletionOf.ts'
import type { Deletion } from './deletionOf.ts'
import { refersSql } from './refersSql.ts'
import { findRecords } from '../read/findRecord.ts'
import type { JournalEntry } from '../entity/Journal.ts'
import { clearedEntries, deletedEntries } from '../write/journal/noteChange.ts'
import { tableSql } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'

/** Records of one table as they were before a deletion. */
interface Before {
  table: Table
  records: readonly JsonObject[]
}

/** The records that a deletion removes or empties references of, as they were before. */
export interface RecordsBefore {
  /** The record or records that the call was about. */
  cause: JsonObject
  gone: readonly Before[]
  emptied: readonly Before[]
}

/** Reads the records that a deletion will remove, and those that will lose a reference; locks the latter until the end. */
export async function readBefore(
  tx: Transaction,
  deletion: Deletion,
  catalog: Catalog,
): Promise<RecordsBefore> {
  const gone: Before[] = []
  const touched = new Map<Table, Set<string>>()
  for (const [table, ids] of deletion) {
    gone.push({ table, records: await findRecords(tx, table, [...ids]) })
    for (const referrer of table.referrers.filter((each) => emptiesReferences(table, each))) {
      const referring = catalog.tableOf(referrer.entity)
      const going = deletion.get(referring) ?? new Set()
      const found = await referringIds(tx, referring, referrer, [...ids])
      const known = touched.get(referring) ?? new Set()
      touched.set(referring, new Set([...known, ...found.filter((id) => !going.has(id))]))
    }
  }
  const emptied: Before[] = []
  for (const [table, ids] of touched) emptied.push({ table, records: await findRecords(tx, table, [...ids]) })
  return { cause: causeOf(deletion), gone, emptied }
}

/** The log entries of a completed deletion: one for every deleted record and one for every record that lost a reference. */
export async function entriesAfter(
  tx: Transaction,
  { cause, gone, emptied }: RecordsBefore,
  catalog: Catalog,
): Promise<JournalEntry[]> {
  const entries = gone.flatMap(({ table, records }, index) =>
    deletedEntries(table, records, catalog, index === 0 ? undefined : cause),
  )
  for (const { table, records } of emptied) {
    const ids = records.map(({ id }) => textOf(id))
    const after = await findRecords(tx, table, ids)
    entries.push(...clearedEntries(table, { before: records, after }, { catalog, cause }))
  }
  return entries
}

async function referringIds(
  tx: Transaction,
  owner: Table,
  referrer: Referrer,
  ids: readonly string[],
): Promise<string[]> {
  const { name, alive } = tableSql(owner)
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT t."id" FROM ${name} t WHERE ${refersSql(referrer, ids)} AND ${alive} ORDER BY t."id" FOR NO KEY UPDATE`,
  )
  return rows.map(({ id }) => id)
}
