import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFormer } from '../generate/readHistory.ts'

const folder = 'generated/migrations'
const run = promisify(execFile)

/** Whether the newest migration was written here and is not under version control yet, so that it can still be rewritten. */
export async function isDraft(root: string): Promise<boolean> {
  const names = await readdir(join(root, folder)).catch((): string[] => [])
  const last = names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1)
  const former = await readFormer(root)
  const path = `${folder}/${last ?? ''}`
  if (former?.migration !== path) return false
  return !(await isTracked(root, path))
}

/** Without a repository nothing is. */
function isTracked(root: string, path: string): Promise<boolean> {
  return run('git', ['ls-files', '--error-unmatch', path], { cwd: root }).then(
    () => true,
    () => false,
  )
}
