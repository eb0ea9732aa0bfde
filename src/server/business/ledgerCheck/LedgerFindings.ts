import type { LedgerProblem } from '#shared/business/commission/LedgerReport.ts'

const keptAtMost = 200

/** What a check has found so far; only the first ones are kept, so that a ruined ledger takes no more memory. */
export class LedgerFindings {
  readonly problems: LedgerProblem[] = []
  more = 0

  add(problem: LedgerProblem): void {
    if (this.problems.length < keptAtMost) this.problems.push(problem)
    else this.more += 1
  }
}
