import type { LedgerProblem } from '#shared/business/commission/LedgerReport.ts'

const keptAtMost = 200

/** The problems found so far. Keeps only the first ones and counts the rest, which limits memory on a ruined ledger. */
export class LedgerFindings {
  readonly problems: LedgerProblem[] = []
  more = 0

  add(problem: LedgerProblem): void {
    if (this.problems.length < keptAtMost) this.problems.push(problem)
    else this.more += 1
  }
}
