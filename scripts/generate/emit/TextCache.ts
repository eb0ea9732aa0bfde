import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Raised when the way of making texts changes, so that older texts are not found any more.
const version = 4

/** Caches texts that take long to make, by the input that they were made from. */
export interface TextCache {
  textOf(input: string, make: () => Promise<string>): Promise<string>
  /** Saves the texts that this run used for the next one. */
  keep(): void
}

/** A cache in the project's `.cache` folder, which may be deleted at any time. */
export function openTextCache(root: string): TextCache {
  const path = join(root, '.cache', 'generate', 'texts.json')
  const former = textsIn(path)
  const texts = new Map<string, string>()
  return {
    async textOf(input, make) {
      const key = createHash('sha256').update(`${version}\n${input}`).digest('hex')
      const text = former.get(key) ?? (await make())
      texts.set(key, text)
      return text
    },
    keep() {
      if (texts.size === former.size && [...texts.keys()].every((key) => former.has(key))) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify([...texts]))
    },
  }
}

// Returns an empty map if the file cannot be read: another process may have been stopped while it wrote.
function textsIn(path: string): Map<string, string> {
  try {
    const entries: [string, string][] = JSON.parse(readFileSync(path, 'utf8'))
    return new Map(entries)
  } catch {
    return new Map()
  }
}
