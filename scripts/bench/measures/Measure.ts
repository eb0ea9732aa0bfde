/** One figure of a bench: a ratio of two values of the same run, or a size. */
export interface Measure {
  /** The measured thing, e.g. `list of 20 orders, of a bare handler`. */
  name: string
  value: number
  /** `x` for a ratio, else e.g. `MiB`, `ms`. */
  unit: string
  /** The limit that the figure must meet. */
  limit?: { atLeast: number } | { atMost: number }
  /** The underlying figures, in words. */
  detail?: string
}

/** The duration and the size of a bench. */
export interface BenchOptions {
  /** The seconds of one measurement under load. */
  seconds: number
  /** The number of rows of the large table. */
  rows: number
  say: (line: string) => void
}

export type Bench = (options: BenchOptions) => Promise<readonly Measure[]>

/** Whether the figure meets its limit; a figure without a limit is only shown. */
export function meetsLimit({ value, limit }: Measure): boolean {
  if (limit === undefined) return true
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost
}
