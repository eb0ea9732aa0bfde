import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'

interface CachedCost {
  cost: Promise<number>
  since: number
}

const u = namesOf('user')
/** How long the answer is cached: the query reads all passwords, and a running server hashes none above PASSWORD_COST. */
const keepMs = 60 * 60_000
const known = new WeakMap<Queries, CachedCost>()

/** The highest cost of a stored password, as a power of two; 0 if there is none. */
export function highestCost(database: Queries): Promise<number> {
  const kept = known.get(database)
  if (kept && performance.now() - kept.since < keepMs) return kept.cost
  const cost = readCost(database)
  // After a failure the next log-in reads it again.
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
