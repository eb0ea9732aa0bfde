import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { GeneratedFile } from './print/GeneratedFile.ts'

/** The differences between the wanted files and the existing ones. */
export interface Differences {
  /** Files that are new or have another text. */
  changed: readonly GeneratedFile[]
  /** Paths of files that are not wanted any more. */
  stale: readonly string[]
}

const folder = 'generated'

/** Compares the wanted files with the folder, one after the other: for many small files that takes half the time. */
export function differences(root: string, wanted: readonly GeneratedFile[]): Differences {
  const present = filesIn(root)
  const known = new Set(present)
  const names = new Set(wanted.map(({ path }) => path))
  return {
    changed: wanted.filter(
      ({ path, text }) => !known.has(path) || readFileSync(join(root, path), 'utf8') !== text,
    ),
    stale: present.filter((path) => !names.has(path)),
  }
}

/** Writes and removes the files that differ, and touches nothing else. */
export function write(root: string, { changed, stale }: Differences): void {
  for (const path of new Set(changed.map((file) => dirname(file.path))))
    mkdirSync(join(root, path), { recursive: true })
  for (const { path, text } of changed) writeFileSync(join(root, path), text)
  for (const path of stale) rmSync(join(root, path))
  for (const emptied of new Set(stale.map((path) => join(root, dirname(path)))))
    if (readdirSync(emptied).length === 0) rmdirSync(emptied)
}

function filesIn(root: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort()
}
