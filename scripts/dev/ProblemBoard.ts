/** Something that stands in the way, as terminal and page show it. */
export interface DevelopmentProblem {
  /** File, line and column, where there is one. */
  place?: string
  message: string
  /** The lines around the place. */
  excerpt?: string
}

/** Everything that stands in the way, and what can be agreed to. */
export interface DevelopmentProblems {
  problems: readonly DevelopmentProblem[]
  /** What "go on" would do; absent: there is nothing to agree to. */
  offer?: string
}

type Listener = (state: { problems: DevelopmentProblems }) => void

const none: DevelopmentProblems = { problems: [] }

/** What is wrong now, told to the terminal and to every open page; a part of the loop clears what it brought. */
export class ProblemBoard {
  readonly #states = new Map<string, DevelopmentProblems>()
  readonly #confirmations = new Map<string, () => Promise<void>>()
  readonly #listeners: Listener[] = []

  /** All that stands in the way now. */
  get problems(): DevelopmentProblems {
    const states = [...this.#states.values()]
    const offer = states.find((state) => state.offer !== undefined)?.offer
    return { problems: states.flatMap(({ problems }) => problems), ...(offer === undefined ? {} : { offer }) }
  }

  tell(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Shows what a part of the loop found; nothing clears it. */
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

  /** Does what was offered. */
  async confirm(): Promise<void> {
    const confirmations = [...this.#confirmations.values()]
    this.#confirmations.clear()
    for (const confirm of confirmations) await confirm()
  }
}
