import { AppError } from '#shared/errors/AppError.ts'
import type { Commit } from './currentCommit.ts'
import { testsOutsidePart, partOf, parts } from './parts.ts'

/** The tests of a run of `npm test`, and a sentence that names them. */
export interface ChosenTests {
  /** Whether everything is checked, including types and formatting, or only some tests. */
  isWhole: boolean
  /** The arguments for Vitest. */
  vitest: readonly string[]
  /** The files that are not run. */
  leftOut: readonly string[]
  said: string
}

const whole = { isWhole: true, vitest: [], leftOut: [] } as const

/** `--all` chooses all tests, `--part 2` a part of the longest, other words name tests; by default the commit chooses a part. */
export function chooseTests(given: readonly string[], commit: Commit | undefined): ChosenTests {
  const [first, second, ...others] = given
  if (first === '--all') return { ...whole, vitest: given.slice(1), said: 'All tests.' }
  if (first === '--part') return withPart(partNamed(second), { why: 'as asked for', others })
  if (first !== undefined) return { ...whole, isWhole: false, vitest: [...given], said: 'The named tests.' }
  if (commit === undefined) return { ...whole, said: 'All tests: no commit chooses a part.' }
  return withPart(partOf(commit), { why: `chosen by commit ${commit.hash.slice(0, 8)}`, others: [] })
}

function partNamed(text: string | undefined): number {
  const part = Number(text)
  if (parts[part - 1]) return part
  throw new AppError('CONFIG_INVALID', { reason: `--part (1 … ${parts.length})` })
}

function withPart(part: number, { why, others }: { why: string; others: readonly string[] }): ChosenTests {
  const leftOut = testsOutsidePart(part)
  return {
    isWhole: true,
    vitest: [...others],
    leftOut,
    said:
      `Of the longest tests part ${part} of ${parts.length}, ${why}. \`npm test -- --part ${part}\` repeats it, ` +
      `\`npm test -- --all\` leaves nothing out. Left out: ${leftOut.join(', ')}.`,
  }
}
