import { afterEach, describe, expect, it } from 'vitest'
import { ServerMeter } from '#server/monitor/ServerMeter.ts'

const call = { method: 'GET', path: '/goods/:id', status: 200, ms: 4 }

describe('the meter of a server', () => {
  const meters: ServerMeter[] = []
  const meterOf = (kept?: number, latencyMs = 2) => {
    const health = async () => ({ kind: 'embedded', ready: true, writable: true, latencyMs }) as const
    const meter = new ServerMeter({ health, seconds: 3600, ...(kept !== undefined && { kept }) })
    meters.push(meter)
    return meter
  }
  afterEach(() => {
    for (const meter of meters.splice(0)) meter.close()
  })

  it('reports how quickly half and nearly all of the calls were answered, and how many went wrong', async () => {
    const meter = meterOf()
    for (const ms of Array.from({ length: 98 }, () => 10)) meter.count({ ...call, ms })
    meter.count({ ...call, ms: 200, status: 409 })
    meter.count({ ...call, ms: 900, status: 500 })
    await meter.sample()
    const [sample] = meter.samples
    expect(sample).toMatchObject({ calls: 100, refused: 1, failed: 1, databaseMs: null })
    // Times are kept with two digits.
    expect(sample?.p50Ms).toBeCloseTo(10, 0)
    expect(sample?.p95Ms).toBeCloseTo(10, 0)
    expect(sample?.p99Ms).toBeGreaterThan(195)
    expect(sample?.heap).toBeLessThanOrEqual(sample?.memory ?? 0)
    await meter.sample()
    expect(meter.samples[1]).toMatchObject({ calls: 0, refused: 0, failed: 0, p50Ms: null })
  })

  it('asks the database only while its figures are watched, and keeps no more samples than allowed', async () => {
    const meter = meterOf(2, 7)
    await meter.sample()
    await meter.sample()
    meter.watch()
    await meter.sample()
    expect(meter.samples.map(({ databaseMs }) => databaseMs)).toEqual([null, 7])
  })

  it('adds up calls by route, the most expensive first', () => {
    const { tally } = meterOf()
    for (const ms of [4, 8]) tally.add({ ...call, ms })
    tally.add({ method: 'POST', path: '/goods', status: 503, ms: 50 })
    expect(tally.costliest(5)).toEqual([
      { method: 'POST', path: '/goods', calls: 1, failed: 1, meanMs: 50, longestMs: 50 },
      { method: 'GET', path: '/goods/:id', calls: 2, failed: 0, meanMs: 6, longestMs: 8 },
    ])
    expect(tally.costliest(1)).toHaveLength(1)
  })
})
