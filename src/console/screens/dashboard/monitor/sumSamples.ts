import type { ServerSample } from '#shared/contracts/ServerFigures.ts'

/** Merges samples into one: counts are added up, of all other figures the worst is taken. */
export function sumSamples(samples: readonly ServerSample[]): ServerSample | undefined {
  const last = samples.at(-1)
  if (!last) return undefined
  const sum = (of: (sample: ServerSample) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0)
  const most = (of: (sample: ServerSample) => number) => Math.max(...samples.map(of))
  return {
    at: last.at,
    calls: sum(({ calls }) => calls),
    refused: sum(({ refused }) => refused),
    failed: sum(({ failed }) => failed),
    p50Ms: mostKnown(samples.map(({ p50Ms }) => p50Ms)),
    p95Ms: mostKnown(samples.map(({ p95Ms }) => p95Ms)),
    p99Ms: mostKnown(samples.map(({ p99Ms }) => p99Ms)),
    loopDelayMs: most(({ loopDelayMs }) => loopDelayMs),
    loopBusy: sum(({ loopBusy }) => loopBusy) / samples.length,
    processor: sum(({ processor }) => processor) / samples.length,
    memory: most(({ memory }) => memory),
    heap: most(({ heap }) => heap),
    databaseMs: mostKnown(samples.map(({ databaseMs }) => databaseMs)),
  }
}

/** A point of a chart: the merged samples of a stretch of time, and its length in seconds. */
export interface Point {
  sample: ServerSample
  seconds: number
}

/** The points of a chart: few enough for a phone, and aligned to the clock, so that a finished point never changes. */
export function pointsOf(
  samples: readonly ServerSample[],
  { seconds, together }: { seconds: number; together: number },
): Point[] {
  const stepMs = seconds * together * 1000
  const steps = new Map<number, ServerSample[]>()
  for (const sample of samples) {
    const step = Math.floor(Date.parse(sample.at) / stepMs)
    steps.set(step, [...(steps.get(step) ?? []), sample])
  }
  return [...steps.values()].flatMap((step) => {
    const sample = sumSamples(step)
    return sample ? [{ sample, seconds: seconds * step.length }] : []
  })
}

function mostKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}
