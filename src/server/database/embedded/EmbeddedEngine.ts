import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import type { ClientBase, PoolClient } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import { ChannelListeners } from '../ChannelListeners.ts'
import { columnTypes } from '../columnTypes.ts'
import { sqlStateOf } from '../databaseError.ts'
import type { OnNotify } from '../Database.ts'
import { failureOf, isConnectionLost, isReadTimeout, isWaitTimeout } from '../failureOf.ts'
import { identifier, sql } from '../sql.ts'
import { startWorker } from './startWorker.ts'
import type { RunningWorker } from './startWorker.ts'

// There is one connection: how long a request waits for earlier requests.
const waitForTurnMs = 10_000
const firstRetryMs = 200
const lastRetryMs = 5000
const refusedWrite = '25006'

interface EngineOptions {
  folder: string
  statementTimeoutMs: number
}

interface OpenEngine {
  worker: RunningWorker
  pool: Pool
}

/** PGlite in its own thread; reopened after it failed, hung or ended. */
export class EmbeddedEngine {
  readonly #options: EngineOptions
  readonly #listeners = new ChannelListeners()
  /** Rejects while the engine cannot be opened. */
  #open: Promise<OpenEngine>
  #recovering = false
  #readOnly = false
  #closed = false
  #reopened = 0

  private constructor(options: EngineOptions) {
    this.#options = options
    this.#open = this.#start()
  }

  static async start(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options)
    await engine.#open
    return engine
  }

  /** How often the engine was reopened. */
  get reopened(): number {
    return this.#reopened
  }

  /** The one connection, as soon as it is free; requests that arrive while the engine is reopened wait for it. */
  async connect(): Promise<PoolClient> {
    if (this.#closed) throw new AppError('DATABASE_UNAVAILABLE', { reason: 'closed' })
    try {
      const { pool, worker } = await this.#open
      const client = await Promise.race([pool.connect(), worker.ended])
      return client ?? (await this.connect())
    } catch (error) {
      throw isWaitTimeout(error) ? failureOf(error) : this.failureOf(error)
    }
  }

  /** The error that the caller gets; reopens the engine when it can no longer be trusted after this error. */
  failureOf(error: unknown): unknown {
    if (isFatal(error)) void this.#recover()
    if (this.#readOnly && sqlStateOf(error) === refusedWrite)
      return new AppError('DISK_NEARLY_FULL', { cause: error })
    return failureOf(error)
  }

  /** Refuses every write, in the engine itself. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    if (readOnly === this.#readOnly) return
    this.#readOnly = readOnly
    await this.#command(readOnlyCommand(readOnly))
  }

  async listen(channel: string, onNotify: OnNotify, onResync?: () => void): Promise<() => Promise<void>> {
    const remove = this.#listeners.add(channel, onNotify, onResync)
    try {
      await this.#command(sql`LISTEN ${identifier(channel)}`.text)
    } catch (error) {
      remove()
      throw error
    }
    return async () => {
      if (remove() && !this.#closed) await this.#command(sql`UNLISTEN ${identifier(channel)}`.text)
    }
  }

  /** Waits for the queries under way, closes the files properly and ends the thread. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const open = await this.#open.catch(() => undefined)
    if (!open) return
    await Promise.race([open.pool.end(), wait(waitForTurnMs, undefined, { ref: false })])
    await open.worker.close()
  }

  /** Ends the thread at once without any further write, not even those of closing. */
  async abandon(): Promise<void> {
    this.#closed = true
    const open = await this.#open.catch(() => undefined)
    await open?.worker.terminate()
  }

  async #command(text: string): Promise<void> {
    const client = await this.connect()
    try {
      await client.query(text)
    } finally {
      client.release()
    }
  }

  async #start(): Promise<OpenEngine> {
    const worker = await startWorker(this.#options.folder)
    void worker.ended.then(() => this.#recover())
    return { worker, pool: this.#poolOf(worker) }
  }

  #poolOf(worker: RunningWorker): Pool {
    const pool = new Pool({
      host: worker.socketFolder,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: waitForTurnMs,
      query_timeout: this.#options.statementTimeoutMs,
      types: columnTypes,
      onConnect: (client) => this.#prepareSession(client),
    })
    // The thread's end reports the failure as well; without a listener an error would end the process.
    pool.on('error', () => undefined)
    return pool
  }

  async #prepareSession(client: ClientBase): Promise<void> {
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => this.#listeners.notify(channel, payload ?? ''))
    // All connections share the engine's one session, including the statement names of earlier connections.
    await client.query('DEALLOCATE ALL')
    if (this.#readOnly) await client.query(readOnlyCommand(true))
    for (const channel of this.#listeners.channels)
      await client.query(sql`LISTEN ${identifier(channel)}`.text)
  }

  /** Ends the thread, which may be spinning, and retries until a new one has opened the folder. */
  async #recover(): Promise<void> {
    if (this.#recovering || this.#closed) return
    this.#recovering = true
    for (let delay = firstRetryMs; !this.#closed; delay = Math.min(delay * 2, lastRetryMs)) {
      this.#open = replace(this.#open, () => this.#start())
      const opened = await this.#open.catch(() => undefined)
      if (opened) break
      await wait(delay, undefined, { ref: false })
    }
    this.#recovering = false
    this.#reopened += 1
    this.#listeners.resync()
  }
}

async function replace(failing: Promise<OpenEngine>, start: () => Promise<OpenEngine>): Promise<OpenEngine> {
  const failed = await failing.catch(() => undefined)
  // Not awaited: the pool's end waits for connections that will never be answered.
  void failed?.pool.end()
  await failed?.worker.terminate()
  return start()
}

function readOnlyCommand(readOnly: boolean): string {
  return `SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`
}

/**
 * Disk full, I/O error, internal error: the engine may show rows that are not kept, or spin for ever at the next query.
 * A query that took too long can only be stopped by ending the thread.
 */
function isFatal(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== undefined) return state === '53100' || /^(58|XX)/.test(state)
  return isReadTimeout(error) || isConnectionLost(error)
}
