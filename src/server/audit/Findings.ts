import type { AuditProblem } from '#shared/audit/AuditReport.ts'

const problemsAtMost = 200

/** The problems a check has found so far: the first 200 in full, the rest as a number. */
export class Findings {
  readonly #problems: AuditProblem[] = []
  #more = 0

  add(problem: AuditProblem): void {
    if (this.#problems.length < problemsAtMost) this.#problems.push(problem)
    else this.#more += 1
  }

  get problems(): readonly AuditProblem[] {
    return this.#problems
  }

  get more(): number {
    return this.#more
  }
}
