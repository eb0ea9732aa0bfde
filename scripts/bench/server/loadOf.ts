import autocannon from 'autocannon'
import { medianOf } from '../measures/medianOf.ts'

/** One call of a load whose calls differ. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: string
}

/** A call that is made again and again. */
export interface Load {
  url: string
  /** Draws each call, in place of the same one again. */
  next?: () => Call
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Asked in turn instead of the address's own path. */
  paths?: readonly string[]
  /** Done after each run, so that it burdens no other load. */
  tidyUp?: () => Promise<void>
}

/** How a server did under load. */
export interface LoadResult {
  /** Answers per second. */
  rate: number
  /** Milliseconds that half of the answers, and 99 of 100, took at most. */
  p50: number
  p99: number
}

export interface RatesOptions {
  connections: number
  /** Of each load in all. */
  seconds: number
  /** Answers when all that the calls began is done. */
  untilIdle: () => Promise<void>
}

const rounds = 3

/** Rates of several loads, one after the other in rounds, so that a busy moment of the machine hits all of them. */
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
  // Not counted: both sides meet their first calls with cold code, and the slower one for longer.
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

/** Answers per second to one load. */
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
  // Counting a million rows ten times at once may take longer than a round; no answer is taken for one, or a ratio to it
  // would be no figure.
  return {
    rate: Math.max(result['2xx'], 1) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** autocannon writes the length of a body into the headers that it is given, and would send it with the next call too. */
function drawn(call: Call, headers: Record<string, string>): autocannon.Request {
  return { ...call, headers: { ...headers } }
}

function complete<Name extends string>(made: Partial<Record<Name, LoadResult>>): Record<Name, LoadResult> {
  const isComplete = (value: Partial<Record<Name, LoadResult>>): value is Record<Name, LoadResult> =>
    Object.values(value).every((one) => one !== undefined)
  if (!isComplete(made)) throw new Error('a load was not run')
  return made
}
