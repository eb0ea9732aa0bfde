/** A problem, as the terminal and the page show it. */
export interface DevelopmentProblem {
  /** File, line and column, where known. */
  place?: string
  message: string
  /** The lines around the place. */
  excerpt?: string
}

/** All current problems, and an offer to confirm. */
export interface DevelopmentProblems {
  problems: readonly DevelopmentProblem[]
  /** The effect of confirming; absent: there is nothing to confirm. */
  offer?: string
}

type Listener = (state: { problems: DevelopmentProblems }) => void

const none: DevelopmentProblems = { problems: [] }

/** The current problems, shown in the terminal and on every open page; each part of the loop clears its own. */
export class ProblemBoard {
  readonly #states = new Map<string, DevelopmentProblems>()
  readonly #confirmations = new Map<string, () => Promise<void>>()
  readonly #listeners: Listener[] = []

  /** All current problems. */
  get problems(): DevelopmentProblems {
    const states = [...this.#states.values()]
    const offer = states.find((state) => state.offer !== undefined)?.offer
    return { problems: states.flatMap(({ problems }) => problems), ...(offer === undefined ? {} : { offer }) }
  }

  tell(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Shows the problems of a part of the loop; an empty list clears them. */
  show(part: string, state: DevelopmentProblems = none, confirm?: () => Promise<void>): void {
    const before = JSON.stringify(this.problems)
    if (state.problems.length > 0) this.#states.set(part, state)
    else this.#states.delete(part)
    if (confirm) this.#confirmations.set(part, confirm)
    else this.#confirmations.delete(part)
    for (const { place, message } of state.problems)
      console.error(`${place === undefined ? '' : `${place}  `}${message}`)
    if (state.offer !== undefined) console.error(`${state.offer} [y + Enter]`)
    if (before === JSON.stringify(this.problems)) return
    for (const listener of this.#listeners) listener(this)
  }

  /** Carries out what was offered. */
  async confirm(): Promise<void> {
    const confirmations = [...this.#confirmations.values()]
    this.#confirmations.clear()
    for (const confirm of confirmations) await confirm()
  }
}
