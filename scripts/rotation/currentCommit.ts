import { spawnSync } from 'node:child_process'
import { root } from '../steps/root.ts'

/** A commit and its number of ancestors, itself included; a shallow clone does not know the number. */
export interface Commit {
  hash: string
  number: number | undefined
}

/** The checked-out commit; undefined where the project is not a clone. */
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
