import { createHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { DatabaseHealth } from '#server/database/Database.ts'
import type { ServerSample } from '#shared/contracts/ServerFigures.ts'
import { CallTally, roundToTenths } from './CallTally.ts'
import type { AnsweredCall } from './CallTally.ts'

interface MeterOptions {
  /** Measures the database; called only while the page is open. */
  health: () => Promise<DatabaseHealth>
  seconds?: number
  /** The number of samples kept. */
  kept?: number
}

const aQuarterOfAnHour = 180
const loopResolutionMs = 20
const watchedMs = 30_000
const [nanosInMs, microsInMs, longestMicros] = [1e6, 1000, 600_000_000]

/** Measures this process all the time, with a few numbers for each call, and keeps the last quarter of an hour. */
export class ServerMeter {
  readonly seconds: number
  readonly tally = new CallTally()
  readonly #kept: number
  readonly #health: MeterOptions['health']
  readonly #timer: NodeJS.Timeout
  readonly #loop = monitorEventLoopDelay({ resolution: loopResolutionMs })
  // Two digits are enough and keep the histogram small.
  readonly #times = createHistogram({ lowest: 1, highest: longestMicros, figures: 2 })
  readonly #samples: ServerSample[] = []
  #refused = 0
  #failed = 0
  #used = performance.eventLoopUtilization()
  #processor = process.cpuUsage()
  #takenAt = performance.now()
  #watchedUntil = 0

  constructor({ health, seconds = 5, kept = aQuarterOfAnHour }: MeterOptions) {
    this.#health = health
    this.seconds = seconds
    this.#kept = kept
    this.#loop.enable()
    this.#timer = setInterval(() => void this.sample(), seconds * 1000).unref()
  }

  get samples(): readonly ServerSample[] {
    return this.#samples
  }

  /** Counts an answered call. */
  count(call: AnsweredCall): void {
    this.tally.add(call)
    this.#times.record(Math.min(Math.max(1, Math.round(call.ms * microsInMs)), longestMicros))
    if (call.status >= 500) this.#failed += 1
    else if (call.status >= 400) this.#refused += 1
  }

  /** To be called when the samples are read: measures the database as well for the next 30 seconds. */
  watch(): void {
    this.#watchedUntil = performance.now() + watchedMs
  }

  /** Adds a sample of the time since the last one, and resets the counters. */
  async sample(): Promise<void> {
    const taken = this.#take()
    const databaseMs = performance.now() < this.#watchedUntil ? await this.#databaseMs() : null
    this.#samples.push({ ...taken, databaseMs })
    if (this.#samples.length > this.#kept) this.#samples.shift()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#loop.disable()
  }

  #take(): Omit<ServerSample, 'databaseMs'> {
    const [calls, refused, failed] = [this.#times.count, this.#refused, this.#failed]
    const part = (percent: number) =>
      calls === 0 ? null : roundToTenths(this.#times.percentile(percent) / microsInMs)
    const times = { p50Ms: part(50), p95Ms: part(95), p99Ms: part(99) }
    this.#times.reset()
    this.#refused = 0
    this.#failed = 0
    return { at: new Date().toISOString(), calls, refused, failed, ...times, ...this.#load(), ...memory() }
  }

  #load(): Pick<ServerSample, 'loopDelayMs' | 'loopBusy' | 'processor'> {
    const now = performance.now()
    const micros = (now - this.#takenAt) * microsInMs
    this.#takenAt = now
    // The monitor measures the time between two looks, which includes its resolution even if nothing is late.
    const late = this.#loop.percentile(99) / nanosInMs - loopResolutionMs
    this.#loop.reset()
    const before = this.#used
    this.#used = performance.eventLoopUtilization()
    const spent = process.cpuUsage(this.#processor)
    this.#processor = process.cpuUsage()
    return {
      loopDelayMs: roundToTenths(Math.max(0, late)),
      loopBusy: thousandths(performance.eventLoopUtilization(this.#used, before).utilization),
      processor: thousandths((spent.user + spent.system) / Math.max(1, micros)),
    }
  }

  async #databaseMs(): Promise<number | null> {
    const health = await this.#health().catch(() => undefined)
    return health?.latencyMs ?? null
  }
}

function memory(): Pick<ServerSample, 'memory' | 'heap'> {
  const { rss, heapUsed } = process.memoryUsage()
  return { memory: rss, heap: heapUsed }
}

function thousandths(share: number): number {
  return Math.round(share * 1000) / 1000
}
