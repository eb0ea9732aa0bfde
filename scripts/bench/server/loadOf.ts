import autocannon from 'autocannon'
import { medianOf } from '../measures/medianOf.ts'

/** One call of a load with varying calls. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: string
}

/** A call that is repeated. */
export interface Load {
  url: string
  /** Draws each call, instead of repeating the same one. */
  next?: () => Call
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Paths to use in turn, instead of the address's own path. */
  paths?: readonly string[]
  /** Runs after each run, so that its work burdens no other load. */
  tidyUp?: () => Promise<void>
}

/** A server's performance under load. */
export interface LoadResult {
  /** The number of answers per second. */
  rate: number
  /** The milliseconds within which half, and 99 %, of the answers came. */
  p50: number
  p99: number
}

export interface RatesOptions {
  connections: number
  /** The total seconds of each load. */
  seconds: number
  /** Resolves when all work that the calls started is done. */
  untilIdle: () => Promise<void>
}

const rounds = 3

/** The rates of several loads, alternating in rounds, so that a busy moment of the machine affects all of them. */
export async function ratesOf<Name extends string>(
  loads: Readonly<Record<Name, Load>>,
  { connections, seconds, untilIdle }: RatesOptions,
): Promise<Record<Name, LoadResult>> {
  const runOnce = async (load: Load) => {
    const result = await run(load, connections, seconds / rounds)
    await untilIdle()
    return result
  }
  const results: { name: string; result: LoadResult }[] = []
  // A warm-up that is not counted: both sides start with cold code, the slower one for longer.
  for (const name in loads) await runOnce(loads[name])
  for (let round = 0; round < rounds; round += 1) {
    for (const name in loads) {
      results.push({ name, result: await runOnce(loads[name]) })
    }
  }
  const of = (name: string, key: keyof LoadResult) =>
    medianOf(results.filter((one) => one.name === name).map(({ result }) => result[key]))
  const median = (name: string): LoadResult => ({
    rate: of(name, 'rate'),
    p50: of(name, 'p50'),
    p99: of(name, 'p99'),
  })
  const made: Partial<Record<Name, LoadResult>> = {}
  for (const name in loads) made[name] = median(name)
  return complete(made)
}

/** The answers per second to one load. */
export async function rateOf(
  load: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  return (await run(load, connections, seconds)).rate
}

async function run(load: Load, connections: number, seconds: number): Promise<LoadResult> {
  const { url, method = 'GET', body, paths, next, tidyUp } = load
  const headers = { ...(body || next ? { 'content-type': 'application/json' } : {}), ...load.headers }
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: Math.max(1, Math.round(seconds)),
    ...(body ? { body } : {}),
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
    ...(next ? { requests: [{ setupRequest: () => drawn(next(), headers) }] } : {}),
  })
  await tidyUp?.()
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${method} ${url}: ${result.non2xx} refusals, ${result.errors} errors, ${result['2xx']} answers`,
    )
  }
  // Ten simultaneous counts of a million rows may take longer than a round; no answer counts as one, because a ratio to zero
  // would be no figure.
  return {
    rate: Math.max(result['2xx'], 1) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/**
 * A copy of a call for autocannon, which writes the body's length into the given headers and would reuse it for the next call.
 */
function drawn(call: Call, headers: Record<string, string>): autocannon.Request {
  return { ...call, headers: { ...headers } }
}

function complete<Name extends string>(made: Partial<Record<Name, LoadResult>>): Record<Name, LoadResult> {
  const isComplete = (value: Partial<Record<Name, LoadResult>>): value is Record<Name, LoadResult> =>
    Object.values(value).every((one) => one !== undefined)
  if (!isComplete(made)) throw new Error('a load was not run')
  return made
}
