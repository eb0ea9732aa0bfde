import { spawnSync } from 'node:child_process'
import { root } from '../steps/root.ts'

/** The commit that is checked out; undefined where the project is no clone. */
export function currentCommit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
