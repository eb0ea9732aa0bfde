import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// Raised when the way texts are made changes, so that older ones are not found any more.
const version = 2

/** Keeps texts that take long to make, by what they were made from. */
export interface TextCache {
  textOf(input: string, make: () => Promise<string>): Promise<string>
}

/** A cache in the project's `.cache` folder, which may be deleted at any time. */
export function openTextCache(root: string): TextCache {
  return {
    async textOf(input, make) {
      const key = createHash('sha256').update(`${version}\n${input}`).digest('hex')
      const path = join(root, '.cache', 'generate', `${key}.txt`)
      return (await readFile(path, 'utf8').catch(() => undefined)) ?? (await keep(path, await make()))
    },
  }
}

async function keep(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return text
}
