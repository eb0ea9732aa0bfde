import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { GeneratedFile } from './emit/GeneratedFile.ts'

/** What differs between the files that should be there and those that are. */
export interface Differences {
  /** New or with another text. */
  changed: readonly GeneratedFile[]
  /** Paths of files that belong to nothing any more. */
  stale: readonly string[]
}

const folder = 'generated'
// The room's compiler settings are written by hand.
const byHand = new Set(['generated/tsconfig.json'])

/** Compares the wanted files with the folder. */
export async function differences(root: string, wanted: readonly GeneratedFile[]): Promise<Differences> {
  const present = await filesIn(root)
  const texts = await Promise.all(
    wanted.map(({ path }) => readFile(join(root, path), 'utf8').catch(() => undefined)),
  )
  const names = new Set(wanted.map(({ path }) => path))
  return {
    changed: wanted.filter(({ text }, index) => texts[index] !== text),
    stale: present.filter((path) => !names.has(path) && !byHand.has(path)),
  }
}

/** Brings the folder to what is wanted, touching nothing else. */
export async function write(root: string, { changed, stale }: Differences): Promise<void> {
  for (const { path, text } of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await Promise.all(stale.map((path) => rm(join(root, path))))
}

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort()
}
