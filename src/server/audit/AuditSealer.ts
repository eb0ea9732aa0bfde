import type { FastifyBaseLogger } from 'fastify'
import type { PooledQueries } from '#server/database/Database.ts'
import type { AuditKeys } from './AuditKeys.ts'
import { emptyHead, printHead } from './chain.ts'
import type { Head } from './chain.ts'
import type { HeadFile } from './HeadFile.ts'
import { sealPending } from './sealPending.ts'

/** The parts that the sealer needs. */
export interface SealerParts {
  database: PooledQueries
  keys: AuditKeys
  headFile: HeadFile
  log: FastifyBaseLogger
  /** Called when lines have got their numbers. */
  onSealed: () => void
}

// Many changes share one transaction of the sealer; a new row waits no longer than this.
const pauseMs = 100
// The next process that looks finds the rows of a process that ended between commit and sealing.
const lookMs = 30_000

/** Seals rows soon after they were written, without delaying the calls that write them. */
export class AuditSealer {
  readonly #parts: SealerParts
  #pause: NodeJS.Timeout | undefined
  #look: NodeJS.Timeout | undefined
  #sealing: Promise<void> = Promise.resolve()
  #isStarted = false
  #head: Head = emptyHead

  constructor(parts: SealerParts) {
    this.#parts = parts
  }

  /** Seals the rows left by earlier processes, and all new rows from now on. */
  async start(): Promise<void> {
    this.#isStarted = true
    this.#look = setInterval(() => this.wake(), lookMs).unref()
    await this.flush()
    this.#tellHead()
  }

  /** Tells the sealer that rows were written. */
  wake(): void {
    if (this.#isStarted) this.#pause ??= setTimeout(() => void this.flush(), pauseMs)
  }

  /** Seals all waiting rows now. */
  flush(): Promise<void> {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.#sealing = this.#sealing.then(() => this.#seal())
    return this.#sealing
  }

  /** Seals the rest and writes the head to its file; does nothing if the sealer was never started. */
  async close(): Promise<void> {
    clearInterval(this.#look)
    if (!this.#isStarted) return
    await this.flush()
    this.#isStarted = false
    this.#tellHead()
    await this.#parts.headFile.flush().catch((error: unknown) => {
      this.#parts.log.error({ err: error, tag: 'audit' }, 'the head of the audit log could not be written')
    })
  }

  async #seal(): Promise<void> {
    const { database, keys, headFile, log } = this.#parts
    try {
      const { number } = this.#head
      this.#head = await sealPending(database, keys)
      if (this.#head.number > 0) headFile.take(this.#head)
      if (this.#head.number > number) this.#parts.onSealed()
    } catch (error) {
      // The rows wait and are sealed with the next ones.
      log.error({ err: error, tag: 'audit' }, 'the audit log could not be sealed')
    }
  }

  /** Logs the head, because logs are often kept out of reach of people who can change the database. */
  #tellHead(): void {
    if (this.#head.number > 0) this.#parts.log.info({ tag: 'audit' }, `audit head ${printHead(this.#head)}`)
  }
}
