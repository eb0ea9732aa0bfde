import { spawnSync } from 'node:child_process'
import { root } from '../steps/root.ts'

/** A commit, and how many there are up to it, which a shallow clone does not know. */
export interface Commit {
  hash: string
  number: number | undefined
}

/** The commit that is checked out; undefined where the project is no clone. */
export function currentCommit(): Commit | undefined {
  const hash = git('rev-parse', 'HEAD')
  if (hash === undefined) return undefined
  const isShallow = git('rev-parse', '--is-shallow-repository') !== 'false'
  return { hash, number: isShallow ? undefined : Number(git('rev-list', '--count', 'HEAD')) }
}

function git(...given: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', given, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
