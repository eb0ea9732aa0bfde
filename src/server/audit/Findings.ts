import type { AuditProblem } from '#shared/audit/AuditReport.ts'

const problemsAtMost = 200

/** What a check has found so far: the first ones one by one, the rest as a number. */
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
