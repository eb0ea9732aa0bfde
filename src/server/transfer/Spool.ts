import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'
import { freeBytesOf } from '../database/embedded/watchFreeSpace.ts'

const lookEveryBytes = 16_000_000
// The embedded database stops writing below 200 MB, so a copy stops earlier.
const minimumFreeBytes = 300_000_000

/**
 * Buffers the rows of a backup on disk: they are read as fast as possible, because all other calls wait for the database's one
 * connection meanwhile, and sent as slowly as the receiver reads.
 */
export class Spool {
  readonly #folder: string
  readonly #file: FileHandle
  readonly #signal: AbortSignal
  #bytesToLook = 0

  private constructor(folder: string, file: FileHandle, signal: AbortSignal) {
    this.#folder = folder
    this.#file = file
    this.#signal = signal
  }

  /** Opens a spool that takes no more texts once the signal has aborted. */
  static async open(folder: string, signal: AbortSignal): Promise<Spool> {
    const path = join(folder, `backup-${randomUUID()}.spool`)
    const file = await open(path, 'wx+', 0o600)
    // Deleted while open: the file lives until it is closed, so a killed process leaves none behind.
    await rm(path)
    return new Spool(folder, file, signal)
  }

  async take(text: string): Promise<void> {
    this.#signal.throwIfAborted()
    if (this.#bytesToLook <= 0) await this.#requireSpace()
    this.#bytesToLook -= text.length
    await this.#file.appendFile(text)
  }

  async sendTo(send: (text: string) => Promise<void>): Promise<void> {
    const texts = this.#file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false })
    for await (const text of texts) await send(String(text))
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  async #requireSpace(): Promise<void> {
    if ((await freeBytesOf(this.#folder)) < minimumFreeBytes) throw new AppError('DISK_NEARLY_FULL')
    this.#bytesToLook = lookEveryBytes
  }
}
