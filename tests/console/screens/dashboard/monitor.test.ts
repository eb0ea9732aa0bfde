import { describe, expect, it } from 'vitest'
import { millisecondsText, perSecond, shareText } from '#console/screens/dashboard/monitor/figureTexts.ts'
import { monitorWords as en } from '#console/screens/dashboard/monitor/messages/en.ts'
import { monitorWords as zh } from '#console/screens/dashboard/monitor/messages/zh.ts'
import { pointsOf } from '#console/screens/dashboard/monitor/sumSamples.ts'
import type { ServerSample } from '#shared/contracts/ServerFigures.ts'

const sampleAt = (at: string, changed: Partial<ServerSample> = {}): ServerSample => ({
  at,
  calls: 10,
  refused: 1,
  failed: 0,
  p50Ms: 2,
  p95Ms: 5,
  p99Ms: 9,
  loopDelayMs: 1,
  loopBusy: 0.2,
  processor: 0.1,
  memory: 200,
  heap: 100,
  databaseMs: null,
  ...changed,
})

describe('the figures of a server', () => {
  it('are grouped into points by fixed steps of the clock, so that past points do not change', () => {
    const samples = [
      sampleAt('2026-03-10T08:00:05Z', { p95Ms: null, databaseMs: 3 }),
      sampleAt('2026-03-10T08:00:10Z', { p95Ms: 20, loopBusy: 0.4 }),
      sampleAt('2026-03-10T08:00:15Z', { p95Ms: null }),
    ]
    const [first, second] = pointsOf(samples, { seconds: 5, together: 3 })
    expect(first).toMatchObject({ seconds: 10, sample: { calls: 20, p95Ms: 20, databaseMs: 3 } })
    expect(first?.sample.loopBusy).toBeCloseTo(0.3)
    expect(second).toMatchObject({ seconds: 5, sample: { calls: 10, p95Ms: null, databaseMs: null } })
    const later = [...samples, sampleAt('2026-03-10T08:00:20Z')]
    expect(pointsOf(later, { seconds: 5, together: 3 })[0]).toEqual(first)
    expect(pointsOf([], { seconds: 5, together: 3 })).toEqual([])
  })

  it('are written as rounded milliseconds, percentages and calls per second', () => {
    expect([null, 0.4, 35.4, 2130].map(millisecondsText)).toEqual(['–', '0.4 ms', '35 ms', '2.1 s'])
    expect([0, 0.004, 0.25, 0.9995, 1].map(shareText)).toEqual(['0%', '0.4%', '25%', '100%', '100%'])
    expect([perSecond(1, 60), perSecond(3000, 60), perSecond(1, 0)]).toEqual(['0', '50', '0'])
  })
})

it('the dot between two facts of a figure never begins a line', () => {
  const divided = [en, zh].flatMap(({ notes }) => Object.values(notes)).filter((note) => note.includes('·'))
  expect(divided.length).toBeGreaterThan(2)
  expect(divided.filter((note) => !note.includes('\u00A0·'))).toEqual([])
})
