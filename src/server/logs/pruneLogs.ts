import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Database } from '#server/database/Database.ts'
import type { LogLimits } from '../config/Config.ts'

const l = namesOf('logger')

/** Removes log rows that are too old or too many; answers how many went. */
export async function pruneLogs(database: Database, { days, rows }: LogLimits): Promise<number> {
  const old = await database.run(
    sql`DELETE FROM ${l.table} WHERE ${l('created_at')} < now() - make_interval(days => ${days}::int)`,
  )
  // Ids grow with time, so that the primary key finds the oldest one to keep.
  const surplus = await database.run(
    sql`DELETE FROM ${l.table} WHERE ${l('id')} <= (SELECT ${l('id')} FROM ${l.table} ORDER BY ${l('id')} DESC OFFSET ${rows} LIMIT 1)`,
  )
  return old + surplus
}
