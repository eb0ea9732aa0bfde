import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** SHA-256 over the names and contents of the given files and folders, below a root. */
export async function fingerprint(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of await filesIn(root, place))
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function filesIn(root: string, place: string): Promise<string[]> {
  if (!(await stat(join(root, place))).isDirectory()) return [place]
  const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted()
}
