import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** The folder in which Linux keeps files in memory. */
const memory = '/dev/shm'
const prefix = 'fenxiao-tests-'
const gigabyte = 1024 ** 3
// Tests that ran in parallel used up to one and a half gigabytes; the browser and the workers need the rest of the memory.
const needed = { room: 6 * gigabyte, free: 10 * gigabyte }
const day = 24 * 3_600_000

/**
 * Keeps the run's temporary files in memory if there is enough of it: each embedded database has a thousand files, and copying
 * and removing them on a disk costs as much as opening it.
 */
export function setup(): (() => void) | undefined {
  if (!hasRoom()) return undefined
  removeOld()
  const folder = mkdtempSync(join(memory, prefix))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // A run that is cancelled ends without a teardown.
  process.once('exit', remove)
  return remove
}

function hasRoom(): boolean {
  if (!existsSync(memory) || freemem() < needed.free) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= needed.room
}

/** Removes the folders of runs that were killed. */
function removeOld(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const folder = join(memory, name)
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (made < Date.now() - day) rmSync(folder, { recursive: true, force: true })
  }
}
