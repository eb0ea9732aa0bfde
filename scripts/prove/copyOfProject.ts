import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps/root.ts'

const parts = [
  'schemas generated src scripts tests docs public index.html README.md ARCHITECTURE.md CONTRIBUTING.md',
  'package.json package-lock.json tsconfig.base.json tsconfig.json',
  'vite.config.ts vitest.config.ts .oxlintrc.json .oxfmtrc.json',
].flatMap((line) => line.split(' '))

/** Runs work in a copy of the project, linked to the same packages; the copy is removed afterwards. */
export async function inCopyOfProject<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-prove-'))
  try {
    for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
