import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { namesOf } from '#server/database/names.ts'
import type { Names } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Database } from '#server/database/Database.ts'
import type { LogLimits } from '../config/Config.ts'

/** Removes log rows that are too old or too many; answers their number. */
export function pruneLogs(database: Database, limits: LogLimits): Promise<number> {
  return pruneRows(database, namesOf('logger'), limits)
}

/** Removes webhook deliveries that are too old or too many; answers their number. */
export function pruneDeliveries(database: Database, limits: LogLimits): Promise<number> {
  return pruneRows(database, namesOf('webhookDelivery'), limits)
}

async function pruneRows(
  database: Database,
  names: Names<'logger'> | Names<'webhookDelivery'>,
  { days, rows }: LogLimits,
): Promise<number> {
  const { table } = names
  const old = sql`${names('created_at')} < now() - make_interval(days => ${days}::int)`
  const removed = await deleteInPieces(database, { table, where: old })
  // Ids grow with time, so the primary key finds the oldest row to keep.
  const newest = await database.row<{ id: string }>(
    sql`SELECT ${names('id')} FROM ${table} ORDER BY ${names('id')} DESC OFFSET ${rows} LIMIT 1`,
  )
  if (!newest) return removed
  return removed + (await deleteInPieces(database, { table, where: sql`${names('id')} <= ${newest.id}` }))
}
