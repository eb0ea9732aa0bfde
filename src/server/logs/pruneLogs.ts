import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Database } from '#server/database/Database.ts'
import type { LogLimits } from '../config/Config.ts'

const l = namesOf('logger')

/** Removes log rows that are too old or too many; answers how many went. */
export async function pruneLogs(database: Database, { days, rows }: LogLimits): Promise<number> {
  const { table } = l
  const old = sql`${l('created_at')} < now() - make_interval(days => ${days}::int)`
  const removed = await deleteInPieces(database, { table, where: old })
  // Ids grow with time, so that the primary key finds the oldest one to keep.
  const newest = await database.row<{ id: string }>(
    sql`SELECT ${l('id')} FROM ${table} ORDER BY ${l('id')} DESC OFFSET ${rows} LIMIT 1`,
  )
  if (!newest) return removed
  return removed + (await deleteInPieces(database, { table, where: sql`${l('id')} <= ${newest.id}` }))
}
