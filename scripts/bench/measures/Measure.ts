/** One figure of a bench: a ratio of two things measured in the same run, or a size. */
export interface Measure {
  /** What was measured, e.g. `list of 20 orders, of a bare handler`. */
  name: string
  value: number
  /** `x` for a ratio, else e.g. `MiB`, `ms`. */
  unit: string
  /** What it has to reach. */
  limit?: { atLeast: number } | { atMost: number }
  /** The figures behind it, in words. */
  detail?: string
}

/** How long and how large a bench may be. */
export interface BenchOptions {
  /** Of one measurement under load. */
  seconds: number
  /** Rows of the large table. */
  rows: number
  say: (line: string) => void
}

export type Bench = (options: BenchOptions) => Promise<readonly Measure[]>

/** Whether the figure reaches its limit; without a limit it is only told. */
export function reaches({ value, limit }: Measure): boolean {
  if (limit === undefined) return true
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost
}
