import type { CallFigures } from '#shared/contracts/ServerFigures.ts'

interface Tally {
  method: string
  path: string
  calls: number
  failed: number
  ms: number
  longestMs: number
}

/** An answered call. */
export interface AnsweredCall {
  method: string
  /** The pattern of the call's route, so that the number of tallies is bounded by the number of routes. */
  path: string
  status: number
  ms: number
}

/** The number, failures and times of each call since the start. */
export class CallTally {
  readonly #tallies = new Map<string, Tally>()

  add({ method, path, status, ms }: AnsweredCall): void {
    const tally = this.#of(method, path)
    tally.calls += 1
    tally.ms += ms
    if (status >= 500) tally.failed += 1
    if (ms > tally.longestMs) tally.longestMs = ms
  }

  /** The calls with the greatest total time. */
  costliest(count: number): CallFigures[] {
    return [...this.#tallies.values()]
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, count)
      .map(({ method, path, calls, failed, ms, longestMs }) => {
        return {
          method,
          path,
          calls,
          failed,
          meanMs: roundToTenths(ms / calls),
          longestMs: roundToTenths(longestMs),
        }
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

/** Rounds milliseconds to one decimal; more decimals would be noise. */
export function roundToTenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
