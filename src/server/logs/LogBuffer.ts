import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { insertLogRows } from './insertLogRows.ts'
import { isPrintOnly, logRowOf } from './LogRow.ts'
import type { LogRow } from './LogRow.ts'

export interface LogBufferOptions {
  /** How many rows wait in memory at most; what comes on top is counted and dropped. */
  capacity?: number
  /** How often waiting rows are written. */
  intervalMs?: number
}

const batch = 500
const closingMs = 3000

/** Keeps log lines in the `logger` entity: in batches, off the request's path, bounded in memory. */
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

  /** Takes a line as pino printed it; never waits. */
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

  /** Writes what is waiting; while the database is away the rows stay. */
  async flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  /** Writes the rest, but does not hold up the end of the process for long. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.race([this.flush().then(() => this.flush()), soon(closingMs)])
  }

  async #write(): Promise<void> {
    this.#noteDropped()
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, batch)
      const isDone = await this.#insert(rows)
      // Reporting it would make one more line; the rows are tried again at the next turn.
      if (!isDone) return
      this.#waiting = this.#waiting.slice(rows.length)
    }
  }

  /** False when the database could not take the rows now; one that it can never take is dropped, or it would hold up the rest. */
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

  /** A line that cannot be read must not break whatever was being logged. */
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
