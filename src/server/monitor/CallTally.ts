import type { CallFigures } from '#shared/contracts/ServerFigures.ts'

interface Tally {
  method: string
  path: string
  calls: number
  failed: number
  ms: number
  longestMs: number
}

/** A call that was answered. */
export interface AnsweredCall {
  method: string
  /** The pattern of its route: there are as many as routes, whatever is asked for. */
  path: string
  status: number
  ms: number
}

/** What each call cost since the start. */
export class CallTally {
  readonly #tallies = new Map<string, Tally>()

  add({ method, path, status, ms }: AnsweredCall): void {
    const tally = this.#of(method, path)
    tally.calls += 1
    tally.ms += ms
    if (status >= 500) tally.failed += 1
    if (ms > tally.longestMs) tally.longestMs = ms
  }

  /** Those that took the most time together. */
  costliest(count: number): CallFigures[] {
    return [...this.#tallies.values()]
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, count)
      .map(({ method, path, calls, failed, ms, longestMs }) => {
        return { method, path, calls, failed, meanMs: tenths(ms / calls), longestMs: tenths(longestMs) }
      })
  }

  #of(method: string, path: string): Tally {
    const key = `${method} ${path}`
    const known = this.#tallies.get(key)
    if (known) return known
    const tally = { method, path, calls: 0, failed: 0, ms: 0, longestMs: 0 }
    this.#tallies.set(key, tally)
    return tally
  }
}

/** Milliseconds to one decimal: more of them would be noise. */
export function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
