import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { insertLogRows } from './insertLogRows.ts'
import { isPrintOnly, logRowOf } from './LogRow.ts'
import type { LogRow } from './LogRow.ts'

export interface LogBufferOptions {
  /** The most rows that wait in memory; further ones are counted and dropped. */
  capacity?: number
  /** The interval at which waiting rows are written. */
  intervalMs?: number
}

const batch = 500
const closingMs = 3000

/** Writes log lines to the `logger` entity: in batches, off the request's path, bounded in memory. */
export class LogBuffer {
  readonly #database: Database
  readonly #capacity: number
  readonly #timer: NodeJS.Timeout
  #waiting: LogRow[] = []
  #dropped = 0
  #writing: Promise<void> | undefined

  constructor(database: Database, { capacity = 5000, intervalMs = 1000 }: LogBufferOptions = {}) {
    this.#database = database
    this.#capacity = capacity
    this.#timer = setInterval(() => void this.flush(), intervalMs).unref()
  }

  /** Takes a line printed by pino; never waits. */
  take(line: string): void {
    if (isPrintOnly(line)) return
    if (this.#waiting.length >= this.#capacity) {
      this.#dropped += 1
      return
    }
    const row = this.#read(line)
    if (row) this.#waiting.push(row)
    if (this.#waiting.length >= batch) void this.flush()
  }

  /** Writes the waiting rows; they stay while the database is unavailable. */
  async flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  /** Writes the rest, but delays the end of the process by three seconds at most. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.race([this.flush().then(() => this.flush()), soon(closingMs)])
  }

  async #write(): Promise<void> {
    this.#noteDropped()
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, batch)
      const isDone = await this.#insert(rows)
      // A report would add one more line; the next flush retries the rows.
      if (!isDone) return
      this.#waiting = this.#waiting.slice(rows.length)
    }
  }

  /** False when the database cannot take the rows now. A row that it can never take is dropped, since it would block the rest. */
  async #insert(rows: readonly LogRow[]): Promise<boolean> {
    try {
      await this.#database.run(insertLogRows(rows))
      return true
    } catch (error) {
      if (!constraintOf(error)) return false
      if (rows.length === 1) this.#dropped += 1
      else for (const row of rows) if (!(await this.#insert([row]))) return false
      return true
    }
  }

  /** Reads a line; one that cannot be read is dropped, because logging must not make the caller fail. */
  #read(line: string): LogRow | undefined {
    try {
      return logRowOf(line)
    } catch {
      this.#dropped += 1
      return undefined
    }
  }

  #noteDropped(): void {
    if (this.#dropped === 0) return
    const note = {
      level: 40,
      msg: `${this.#dropped} log lines were dropped`,
      tag: 'log',
      dropped: this.#dropped,
    }
    const row = logRowOf(JSON.stringify(note))
    this.#dropped = 0
    if (row) this.#waiting.push(row)
  }
}

function soon(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
