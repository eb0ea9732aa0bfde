import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifAbsent } from '../config/ifAbsent.ts'
import { createFolder } from '../config/createFolder.ts'
import { printHead, readHead } from './chain.ts'
import type { Head } from './chain.ts'

const everyMs = 1000

/** A copy of the audit log's head in the data folder, out of reach of attackers who cut off the log's end in the database. */
export class HeadFile {
  readonly #folder: string
  #latest: Head | undefined
  #kept = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Takes a new head, which is in the file a second later. */
  take(head: Head): void {
    if (head.number === this.#kept) return
    this.#latest = head
    this.#kept = head.number
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), everyMs).unref()
  }

  /** Writes the latest head now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const head = this.#latest
    this.#latest = undefined
    if (head) this.#writing = this.#writing.catch(() => undefined).then(() => this.#write(head))
    await this.#writing
  }

  async #write(head: Head): Promise<void> {
    const draft = `${this.#file}.new`
    createFolder(this.#folder)
    await writeFile(draft, `${printHead(head)}\n`, { mode: 0o600 })
    await rename(draft, this.#file)
  }

  /** The head in the file; undefined when there is no file. */
  async read(): Promise<Head | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(ifAbsent)
    return readHead(text ?? '')
  }

  get #file(): string {
    return join(this.#folder, headFileName)
  }
}

/** The name of the file in the data folder. */
const headFileName = 'audit-head.txt'
