import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../steps/root.ts'

const parts = [
  'schemas generated src scripts public index.html vite.config.ts',
  'package.json package-lock.json tsconfig.base.json tsconfig.json tests/tsconfig.json',
].flatMap((line) => line.split(' '))

/** Copies the project's sources into a temporary folder, linked to the same packages; returns the folder. */
export async function copySources(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-development-'))
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
