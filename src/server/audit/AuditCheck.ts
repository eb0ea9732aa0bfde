import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { AuditState, FinishedCheck } from '#shared/audit/AuditState.ts'
import type { AuditKeys } from './AuditKeys.ts'
import type { Head } from './chain.ts'
import { createPacer } from './createPacer.ts'
import { readStoredHead } from './readLinks.ts'
import { verifyAudit } from './verifyAudit.ts'

const tellEveryMs = 1000
/** After this silence a process no longer counts as checking. */
const lostAfterSeconds = 30

interface Parts {
  database: Database
  keys: AuditKeys
  heads: () => Promise<Head[]>
  log: { warn: (facts: object, message: string) => void }
}

/** Checks the audit log in the background: one check at a time across all processes, at work for at most half of the time. */
export class AuditCheck {
  readonly #parts: Parts
  readonly #closing = new AbortController()
  #work: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Starts a check, unless one is under way. */
  async start(checkedBy: string): Promise<void> {
    const started = await this.#parts.database.row(sql`
      UPDATE audit_check SET started_at = now(), seen_at = now(), done = 0, total = (SELECT number FROM audit_head)
      WHERE started_at IS NULL OR seen_at < now() - make_interval(secs => ${lostAfterSeconds}::int) RETURNING is_only`)
    if (started) this.#work = this.#run(checkedBy)
  }

  async state(): Promise<AuditState> {
    const { database, keys } = this.#parts
    const { number: length } = await readStoredHead(database)
    const row = await database.row<StoredCheck>(sql`
      SELECT started_at, done, total, coalesce(result, '') AS result, signature,
        started_at IS NOT NULL AND seen_at >= now() - make_interval(secs => ${lostAfterSeconds}::int) AS is_running
      FROM audit_check`)
    if (!row) return { length, running: null, last: null }
    const { started_at, done, total, is_running, result, signature } = row
    return {
      length,
      running: is_running ? { started_at, done: Number(done), total: Number(total) } : null,
      last: keys.verify('check', result, signature) === 'genuine' ? readCheck(result) : null,
    }
  }

  /** Cancels a check that is under way. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#work
  }

  async #run(checkedBy: string): Promise<void> {
    const { database, keys, heads, log } = this.#parts
    try {
      const report = await verifyAudit(database, keys, await heads(), this.#breather())
      const check: FinishedCheck = { checked_at: new Date().toISOString(), checked_by: checkedBy, report }
      const result = JSON.stringify(check)
      const signature = keys.sign('check', result)
      await database.run(
        sql`UPDATE audit_check SET started_at = NULL, result = ${result}, signature = ${signature}`,
      )
    } catch (error) {
      if (!this.#closing.signal.aborted)
        log.warn({ err: error, tag: 'audit' }, 'the check of the audit log failed')
      await database.run(sql`UPDATE audit_check SET started_at = NULL`).catch(() => undefined)
    }
  }

  /** Waits after each part for as long as the part took, and stores the progress of the check. */
  #breather(): (rows: number) => Promise<void> {
    const { database } = this.#parts
    const breathe = createPacer(this.#closing.signal)
    let toldAt = performance.now()
    return async (rows) => {
      await breathe()
      const now = performance.now()
      if (now - toldAt < tellEveryMs) return
      toldAt = now
      await database.run(
        sql`UPDATE audit_check SET seen_at = now(), done = ${rows}, total = (SELECT number FROM audit_head)`,
      )
    }
  }
}

interface StoredCheck {
  started_at: string
  done: string
  total: string
  is_running: boolean
  result: string
  signature: string
}

function readCheck(text: string): FinishedCheck {
  const check: FinishedCheck = JSON.parse(text)
  return check
}
