import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The files at a path that version control tracks; none without a repository. */
export async function trackedFiles(root: string, path: string): Promise<string[]> {
  const listed = await run('git', ['ls-files', '-z', '--', path], { cwd: root }).catch(() => ({ stdout: '' }))
  return listed.stdout.split('\0').filter((file) => file !== '')
}
