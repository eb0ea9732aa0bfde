import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncTree } from './syncTree.ts'

// The server's own files in the folder: the lock, the socket's path and these marks.
const ownFile = /^fenxiao\./u
// Exists from before the first file of the database until the whole tree has reached the disk.
const begunMark = 'fenxiao.creating'
// Written last: without this file the tree may not have reached the disk.
const completedMark = 'fenxiao.completed'

/**
 * The creation of a database in its folder. The engine takes a folder with a version file for a whole database, although the
 * process may have been killed before the files after that one were written; so marks tell whether a creation was completed.
 */
export class FolderCreation {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  get isCompleted(): boolean {
    return existsSync(join(this.#folder, completedMark))
  }

  /** Notes that a database is created in an empty folder, after removing the remains of a creation that was not completed. */
  async begin(): Promise<void> {
    if (this.isCompleted) return
    const begun = join(this.#folder, begunMark)
    if (existsSync(begun)) await this.#removeRemains()
    // Files without a mark are not ours to remove.
    else if ((await this.#files()).length === 0) await writeFile(begun, '', { flush: true })
  }

  /** Brings the database to the disk; nothing may be written into it before. */
  async complete(): Promise<void> {
    await syncTree(this.#folder)
    await writeFile(join(this.#folder, completedMark), '', { flush: true })
    await rm(join(this.#folder, begunMark), { force: true })
  }

  async #removeRemains(): Promise<void> {
    for (const name of await this.#files())
      await rm(join(this.#folder, name), { recursive: true, force: true })
  }

  async #files(): Promise<string[]> {
    const names = await readdir(this.#folder)
    return names.filter((name) => !ownFile.test(name))
  }
}
