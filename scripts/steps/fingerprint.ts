import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The SHA-256 of the names and contents of the given files and folders, below a root. */
export function fingerprint(root: string, places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesIn(root, place)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesIn(root: string, place: string): string[] {
  if (!statSync(join(root, place)).isDirectory()) return [place]
  const entries = readdirSync(join(root, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted()
}
