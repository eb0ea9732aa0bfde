import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseHealth, Queries } from './Database.ts'
import { sql } from './sql.ts'
import type { WriteTurns } from './WriteTurns.ts'

interface Answer {
  version: string
  read_only: string
}

// A health check has little time; a database that needs longer is unhealthy.
const answerMs = 3000

/** Asks the database once and measures the round trip. It is not writable for a process whose writes have ended. */
export async function measureHealth(
  queries: Queries,
  turns: Pick<WriteTurns, 'isEnded'>,
): Promise<Omit<DatabaseHealth, 'kind'>> {
  const start = performance.now()
  const answer = await Promise.race([ask(queries), wait(answerMs, undefined, { ref: false })])
  if (!answer) return { ready: false, writable: false }
  return {
    ready: true,
    writable: answer.read_only === 'off' && !turns.isEnded,
    latencyMs: Math.round((performance.now() - start) * 10) / 10,
    version: answer.version,
  }
}

function ask(queries: Queries): Promise<Answer | undefined> {
  const settings = sql`SELECT current_setting('server_version') AS version,
    current_setting('transaction_read_only') AS read_only`
  return queries.row<Answer>(settings).catch(() => undefined)
}
