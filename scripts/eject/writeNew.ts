import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a new file and its folder; an existing file is never overwritten. */
export async function writeNew(root: string, path: string, text: string): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw exists ? new Error(`${path} is there already. Change that one, or remove it first.`) : error
  })
}
