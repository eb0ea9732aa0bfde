import type { DatabaseHealth, Queries } from './Database.ts'
import { sql } from './sql.ts'

interface Answer {
  version: string
  read_only: string
}

/** Asks the database once and measures the round trip. */
export async function measureHealth(queries: Queries): Promise<Omit<DatabaseHealth, 'kind'>> {
  const start = performance.now()
  const answer = await queries
    .row<Answer>(
      sql`SELECT current_setting('server_version') AS version, current_setting('transaction_read_only') AS read_only`,
    )
    .catch(() => undefined)
  if (!answer) return { ready: false, writable: false }
  return {
    ready: true,
    writable: answer.read_only === 'off',
    latencyMs: Math.round((performance.now() - start) * 10) / 10,
    version: answer.version,
  }
}
