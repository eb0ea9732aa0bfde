import type { Queries } from '../Database.ts'
import { identifier, join, sql } from '../sql.ts'

const lookEveryMs = 15_000
const checkpointEveryMs = 5 * 60_000
const checkpointEveryBytes = 64 * 1024 * 1024
// A checkpoint itself writes up to this many bytes into the log.
const bytesOfCheckpoint = 1024
const vacuumHour = 3

interface TableName {
  schema: string
  name: string
}

/** Does the work of PostgreSQL's background processes, which the embedded engine lacks. */
export class Housekeeping {
  readonly #queries: Queries
  readonly #timer: NodeJS.Timeout
  #checkpointAt = Date.now()
  #vacuumOn = dayOf(new Date())
  #busy = false

  constructor(queries: Queries) {
    this.#queries = queries
    // A failure is an outage that every query reports too; the next look retries.
    this.#timer = setInterval(() => void this.look().catch(() => undefined), lookEveryMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Runs a checkpoint and a vacuum if they are due. */
  async look(now = new Date()): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      if (await this.#isCheckpointDue(now)) await this.checkpoint(now)
      if (dayOf(now) !== this.#vacuumOn && now.getHours() >= vacuumHour) await this.vacuum(now)
    } finally {
      this.#busy = false
    }
  }

  /** Bounds the length of the log, and so the time of the next start. */
  async checkpoint(now = new Date()): Promise<void> {
    await this.#queries.run(sql`CHECKPOINT`)
    this.#checkpointAt = now.getTime()
  }

  /** Vacuums table by table, so that requests get their turn in between. */
  async vacuum(now = new Date()): Promise<void> {
    this.#vacuumOn = dayOf(now)
    const tables = await this.#queries.rows<TableName>(sql`
      SELECT nspname AS schema, relname AS name
      FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND relpersistence = 'p' ORDER BY nspname, relname`)
    for (const { schema, name } of tables) {
      await this.#queries.run(sql`VACUUM (ANALYZE) ${join([identifier(schema), identifier(name)], '.')}`)
    }
  }

  async #isCheckpointDue(now: Date): Promise<boolean> {
    const row = await this.#queries.row<{ bytes: string }>(
      sql`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()`,
    )
    const bytes = Number(row?.bytes ?? 0)
    if (bytes <= bytesOfCheckpoint) return false
    return bytes >= checkpointEveryBytes || now.getTime() - this.#checkpointAt >= checkpointEveryMs
  }
}

function dayOf(date: Date): string {
  return date.toDateString()
}
