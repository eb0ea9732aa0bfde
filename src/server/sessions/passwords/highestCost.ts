import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'

interface Kept {
  cost: Promise<number>
  since: number
}

const u = namesOf('user')
/** All passwords are looked through, and none is hashed with more than PASSWORD_COST while a server runs. */
const keepMs = 60 * 60_000
const known = new WeakMap<Queries, Kept>()

/** The most work that checking a stored password takes, as a power of two; 0 where there is none. */
export function highestCost(database: Queries): Promise<number> {
  const kept = known.get(database)
  if (kept && performance.now() - kept.since < keepMs) return kept.cost
  const cost = readCost(database)
  // What cannot be read is asked for again with the next log-in.
  cost.catch(() => known.delete(database))
  known.set(database, { cost, since: performance.now() })
  return cost
}

async function readCost(database: Queries): Promise<number> {
  const found = await database.row<{ cost: number | null }>(
    sql`SELECT max(substring(${u('password')} from '^\\$scrypt\\$ln=(\\d{1,2}),')::int) AS cost FROM ${u.table}`,
  )
  return found?.cost ?? 0
}
