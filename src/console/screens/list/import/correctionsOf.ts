import { csvOf } from '../../../kit/text/csvOf.ts'
import type { FaultyRow } from './faultyRowsOf.ts'
import type { Sheet } from './sheet/sheet.ts'

/** The refused rows as a file of its own, with a last column that says why. */
export function correctionsOf(
  { heads, rows }: Pick<Sheet, 'heads' | 'rows'>,
  faulty: readonly FaultyRow[],
  head: string,
): string {
  const lines = faulty.map(({ row, faults }) => [
    ...heads.map((_, index) => rows[row - 1]?.[index] ?? ''),
    faults.map(({ message }) => message).join('; '),
  ])
  return csvOf([...heads, head], lines)
}
