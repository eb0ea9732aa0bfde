import type { Readable } from 'node:stream'
import type { Database } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { appErrorOf } from '../../../http/appErrorOf.ts'
import { notifyExportDone, notifyExportsFailed } from './notifyExportDone.ts'
import { beatExports, beginExport, endExport, failExports } from './exportJobs.ts'
import { failLost } from './tidyExports.ts'
import { storeFile } from './storeFile.ts'

/** A file to make. */
export interface ExportTask {
  id: string
  userId: string
  entity: string
  /** Checked when the task's turn comes, because permissions may have changed. */
  mayRun: () => Promise<boolean>
  open: (onRows: (rows: number) => void) => Promise<Readable>
}

/** Logs the error of a failed task. */
type Log = (error: unknown, task: ExportTask) => void

const atOnce = 2
const beatMs = 5000

/** Makes the files of this process's export jobs, a few at a time. */
export class ExportRunner {
  readonly #database: Database
  readonly #log: Log
  readonly #waiting: ExportTask[] = []
  readonly #running = new Map<ExportTask, Readable | undefined>()
  /** The reasons of failures that are not recorded yet, for example while the database is unreachable. */
  readonly #untold = new Map<string, ErrorCode>()
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database, log: Log) {
    this.#database = database
    this.#log = log
  }

  /** Adds a task; its file is made when its turn comes. */
  take(task: ExportTask): void {
    this.#waiting.push(task)
    this.#beating ??= setInterval(() => this.#beat(), beatMs).unref()
    this.#next()
  }

  /** Records the failures of this process's jobs, then of jobs whose process is gone. */
  async failEnded(): Promise<void> {
    await this.#tellUntold()
    await failLost(this.#database)
  }

  /** Stops all tasks and tells their owners. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beating)
    const ids = this.#ids()
    // While the database is unreachable nobody can be told. Another process will find that the jobs are lost.
    if (ids.length > 0) await this.#fail(ids, new AppError('EXPORT_STOPPED')).catch(() => undefined)
    for (const file of this.#running.values()) file?.destroy()
  }

  #next(): void {
    while (!this.#isClosed && this.#running.size < atOnce) {
      const task = this.#waiting.shift()
      if (!task) return
      this.#running.set(task, undefined)
      void this.#run(task).finally(() => {
        this.#running.delete(task)
        this.#next()
      })
    }
  }

  async #run(task: ExportTask): Promise<void> {
    try {
      if (!(await beginExport(this.#database, task.id))) return
      if (!(await task.mayRun())) throw new AppError('FORBIDDEN')
      await this.#make(task)
    } catch (error) {
      if (this.#isClosed) return
      this.#log(error, task)
      this.#untold.set(task.id, appErrorOf(error).code)
      // After an error here, the next beat tries again.
      await this.#tellUntold().catch((cause: unknown) => this.#log(cause, task))
    }
  }

  async #make(task: ExportTask): Promise<void> {
    let rows = 0
    const file = await task.open((count) => void (rows += count))
    this.#running.set(task, file)
    try {
      if (!(await storeFile(this.#database, task.id, { file, rowsDone: () => rows }))) return
    } finally {
      file.destroy()
    }
    await this.#database.transaction(async (tx) => {
      if (await endExport(tx, task.id, rows)) await notifyExportDone(tx, task, rows)
    })
  }

  async #fail(ids: readonly string[], { code }: AppError): Promise<void> {
    await this.#database.transaction(async (tx) => notifyExportsFailed(tx, await failExports(tx, ids, code)))
  }

  async #tellUntold(): Promise<void> {
    for (const [id, code] of this.#untold) {
      await this.#fail([id], new AppError(code))
      this.#untold.delete(id)
    }
  }

  #ids(): string[] {
    return [...this.#running.keys(), ...this.#waiting].map(({ id }) => id)
  }

  #beat(): void {
    const ids = this.#ids()
    if (ids.length > 0 || this.#untold.size > 0) {
      // While the database is unreachable this fails; the next beat tries again.
      this.#tellUntold()
        .then(() => beatExports(this.#database, ids))
        .catch(() => undefined)
      return
    }
    clearInterval(this.#beating)
    this.#beating = undefined
  }
}
