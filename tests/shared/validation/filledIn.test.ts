import { expect, it } from 'vitest'
import { filledIn } from '#shared/validation/filledIn.ts'

const fills = { day: { now: 'date' }, moment: { now: 'timestamp' } } as const

it.each([
  ['2026-11-25T20:00:00.000Z', '+08:00', '2026-11-26'],
  ['2026-11-25T03:00:00.000Z', '-05:00', '2026-11-24'],
  ['2026-12-31T23:59:59.000Z', 'Z', '2026-12-31'],
])('at %s fills in the day of a server that is %s from UTC', (now, zone, day) => {
  expect(filledIn(fills, {}, { user: undefined, now: new Date(now), zone })).toEqual({ day, moment: now })
})
