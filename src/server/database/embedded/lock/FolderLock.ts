import { rm, utimes } from 'node:fs/promises'
import { AppError } from '#shared/errors/AppError.ts'
import { ownerIn, readRecord, textOf } from './FolderOwner.ts'
import type { FolderOwner } from './FolderOwner.ts'
import type { KernelLock } from './takeKernelLock.ts'

const beatMs = 2000
// Another host takes a silent owner's folder after six seconds; this leaves two seconds for queries under way.
const validMs = 4000

interface HeldFolder {
  folder: string
  path: string
  owner: FolderOwner
  kernelLock: KernelLock | undefined
}

/** A folder that this process owns alone; the heartbeat tells other processes so, and detects that one took it nevertheless. */
export class FolderLock {
  readonly #held: HeldFolder
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  #seenAt = performance.now()
  #beating: Promise<void> | undefined
  #released = false

  constructor(held: HeldFolder) {
    this.#held = held
    // The code that uses the volume reports its failure; the next beat retries.
    this.#timer = setInterval(() => void this.#beat().catch(() => undefined), beatMs)
    this.#timer.unref()
  }

  /** Aborts, with an error for the operator, when the folder belongs to another process or is gone. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** True when this process owned the folder a moment ago. */
  get isFresh(): boolean {
    return performance.now() - this.#seenAt < validMs
  }

  /** Checks that this process still owns the folder; for the first call after the process or the volume was suspended. */
  async confirm(): Promise<void> {
    try {
      await this.#beat()
    } catch (error) {
      throw new AppError('DATABASE_UNAVAILABLE', { cause: error })
    }
    this.lost.throwIfAborted()
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    this.#released = true
    await this.#beating?.catch(() => undefined)
    const { path, owner, kernelLock } = this.#held
    const record = await readRecord(path).catch(() => undefined)
    if (record?.text === textOf(owner)) await rm(path, { force: true })
    await kernelLock?.close()
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#touch().finally(() => {
      this.#beating = undefined
    })
    return this.#beating
  }

  async #touch(): Promise<void> {
    const { path, owner } = this.#held
    const startedAt = performance.now()
    const record = await readRecord(path)
    if (this.#released || this.lost.aborted) return
    if (record?.text !== textOf(owner)) return this.#lose(record?.text)
    // This time grows even when the clock is set back, and writing it needs no space on a full disk.
    const moment = (performance.timeOrigin + performance.now()) / 1000
    await utimes(path, moment, moment)
    this.#seenAt = startedAt
  }

  #lose(text = ''): void {
    clearInterval(this.#timer)
    const { host = '?', pid = '?' } = ownerIn(text) ?? {}
    this.#lost.abort(new AppError('DATABASE_LOST', { folder: this.#held.folder, host, pid }))
  }
}
