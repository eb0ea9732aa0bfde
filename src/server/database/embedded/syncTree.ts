import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const atOnce = 16

/** Syncs every file and directory below the folder, and the folder's own name, so that they survive a power cut. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  for (let start = 0; start < paths.length; start += atOnce) {
    await Promise.all(paths.slice(start, start + atOnce).map((path) => syncPath(path)))
  }
  await syncPath(folder)
  await syncPath(dirname(folder))
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(ignoreOnWindows)
  if (!handle) return
  try {
    await handle.sync().catch(ignoreOnWindows)
  } finally {
    await handle.close()
  }
}

// Windows can neither open directories nor sync a file opened for reading.
function ignoreOnWindows(error: unknown): undefined {
  if (process.platform !== 'win32') throw error
  return undefined
}
