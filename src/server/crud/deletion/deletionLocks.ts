import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Lock } from '#shared/contracts/StateMachine.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isLocked } from '#shared/states/lockOf.ts'
import type { Catalog } from '../entity/Context.ts'
import { tableSql } from '../entity/tableSql.ts'
import { emptiesReferences } from './deletionOf.ts'
import type { Deletion } from './deletionOf.ts'
import { refersSql } from './refersSql.ts'

/** Refuses a deletion that includes records locked by their state, or that would empty locked references. */
export async function requireUnlockedDeletion(
  tx: Transaction,
  deletion: Deletion,
  catalog: Catalog,
): Promise<void> {
  for (const [table, ids] of deletion) {
    await requireDeletable(tx, table, [...ids])
    for (const referrer of table.referrers)
      if (emptiesReferences(table, referrer))
        await requireClearable(tx, referrer, { ids: [...ids], deletion, catalog })
  }
}

interface Held {
  id: string
  state: string
}

async function requireDeletable(tx: Transaction, table: Table, ids: readonly string[]): Promise<void> {
  const states = statesWith(table, (lock) => lock.delete)
  if (!table.states || states.length === 0) return
  const state = identifier(table.states.property)
  const held = await tx.row<Held>(sql`SELECT t."id", t.${state} AS "state" FROM ${tableSql(table).name} t
    WHERE t."id" = ANY(${ids}::uuid[]) AND t.${state} = ANY(${states}::text[]) ORDER BY t."id" LIMIT 1`)
  if (held) throw locked('RECORD_LOCKED', table, held)
}

interface Clearing {
  ids: readonly string[]
  deletion: Deletion
  catalog: Catalog
}

async function requireClearable(
  tx: Transaction,
  referrer: Referrer,
  { ids, deletion, catalog }: Clearing,
): Promise<void> {
  const table = catalog.tableOf(referrer.entity)
  const { states: machine } = table
  const property = propertyOf(table, referrer)
  const states = statesWith(table, (lock) => machine !== undefined && isLocked(machine, lock, property))
  if (!machine || states.length === 0) return
  const state = identifier(machine.property)
  // Locks the rows, so that none of them moves to such a state meanwhile.
  const rows = await tx.rows<Held>(sql`SELECT t."id", t.${state} AS "state" FROM ${tableSql(table).name} t
    WHERE ${refersSql(referrer, ids)} AND t."id" <> ALL(${[...(deletion.get(table) ?? [])]}::uuid[])
    AND ${raw(table.softDelete ? 't."deleted_at" IS NULL' : 'TRUE')} ORDER BY t."id" FOR NO KEY UPDATE`)
  const held = rows.find((row) => states.includes(row.state))
  if (held) throw locked('REFERENCE_LOCKED', table, held)
}

function propertyOf({ links }: Table, referrer: Referrer): string {
  if (!referrer.link) return referrer.column
  return links.find(({ table }) => table === referrer.table)?.property ?? ''
}

function statesWith({ states }: Table, holds: (lock: Lock) => boolean): string[] {
  return Object.entries(states?.locked ?? {}).flatMap(([state, lock]) => (holds(lock) ? [state] : []))
}

function locked(code: 'RECORD_LOCKED' | 'REFERENCE_LOCKED', table: Table, { id, state }: Held): AppError {
  return new AppError(code, {
    entity: table.entity,
    stateProperty: table.states?.property,
    state,
    facts: { id },
  })
}
