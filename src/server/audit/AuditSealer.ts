import type { FastifyBaseLogger } from 'fastify'
import type { PooledQueries } from '#server/database/Database.ts'
import type { AuditKeys } from './AuditKeys.ts'
import { noHead, printHead } from './chain.ts'
import type { Head } from './chain.ts'
import type { HeadFile } from './HeadFile.ts'
import { sealPending } from './sealPending.ts'

/** What the sealer works with. */
export interface SealerParts {
  database: PooledQueries
  keys: AuditKeys
  headFile: HeadFile
  log: FastifyBaseLogger
  /** Hears that lines have got their numbers. */
  onSealed: () => void
}

// Many changes share one transaction of the sealer; a row that was just written waits no longer than this.
const pauseMs = 100
// Rows of a process that ended between commit and sealing are found by the process that looks next.
const lookMs = 30_000

/** Seals rows soon after they were written, off the path of those who write them. */
export class AuditSealer {
  readonly #parts: SealerParts
  #pause: NodeJS.Timeout | undefined
  #look: NodeJS.Timeout | undefined
  #sealing: Promise<void> = Promise.resolve()
  #isStarted = false
  #head: Head = noHead

  constructor(parts: SealerParts) {
    this.#parts = parts
  }

  /** Seals what earlier processes left, and from now on whatever is written. */
  async start(): Promise<void> {
    this.#isStarted = true
    this.#look = setInterval(() => this.wake(), lookMs).unref()
    await this.flush()
    this.#tellHead()
  }

  /** Says that something was written. */
  wake(): void {
    if (this.#isStarted) this.#pause ??= setTimeout(() => void this.flush(), pauseMs)
  }

  /** Seals all that waits now. */
  flush(): Promise<void> {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.#sealing = this.#sealing.then(() => this.#seal())
    return this.#sealing
  }

  /** Seals the rest and writes the head down; a sealer that was never started leaves everything as it is. */
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
      // The rows wait, and are sealed with the next ones.
      log.error({ err: error, tag: 'audit' }, 'the audit log could not be sealed')
    }
  }

  /** The log is often kept elsewhere, out of reach of people who can change the database. */
  #tellHead(): void {
    if (this.#head.number > 0) this.#parts.log.info({ tag: 'audit' }, `audit head ${printHead(this.#head)}`)
  }
}
