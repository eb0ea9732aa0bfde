import { expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { fillRecord } from '#shared/validation/fillRecord.ts'

const fills = { day: { now: 'date' }, moment: { now: 'timestamp' } } as const

it.each([
  ['2026-11-25T20:00:00.000Z', '+08:00', '2026-11-26'],
  ['2026-11-25T03:00:00.000Z', '-05:00', '2026-11-24'],
  ['2026-12-31T23:59:59.000Z', 'Z', '2026-12-31'],
])('a record made at %s gets the day of a server that is %s from UTC', (now, zone, day) => {
  expect(fillRecord(fills, {}, { user: undefined, now: new Date(now), zone })).toEqual({ day, moment: now })
})

it('a value is filled in from a referenced record, even by a reference that is filled in too, but never over a given one', () => {
  const followed = { owner: { currentUser: true }, room: { through: 'owner', property: 'room' } } as const
  const find = (reference: string, { [reference]: id }: JsonObject) =>
    id === 'ann' ? { room: 7 } : undefined
  const making = { user: 'ann', now: new Date(), find }
  expect(fillRecord(followed, {}, making)).toEqual({ owner: 'ann', room: 7 })
  expect(fillRecord(followed, { room: null }, making)).toEqual({ owner: 'ann', room: null })
  expect(fillRecord(followed, { owner: 'bob' }, making)).toEqual({ owner: 'bob' })
})

it('values are filled in through several references, and references that wait for each other stay empty', () => {
  const fills = {
    tax: { through: 'depot', property: 'tax' },
    depot: { through: 'car', property: 'depot' },
    one: { through: 'other', property: 'id' },
    other: { through: 'one', property: 'id' },
  } as const
  const records = new Map<unknown, JsonObject>([
    ['van', { depot: 'north' }],
    ['north', { tax: 13 }],
  ])
  const find = (reference: string, { [reference]: id }: JsonObject) => records.get(id)
  const making = { user: undefined, now: new Date(), find }
  expect(fillRecord(fills, { car: 'van' }, making)).toEqual({ car: 'van', depot: 'north', tax: 13 })
  expect(fillRecord(fills, { car: 'bus' }, making)).toEqual({ car: 'bus' })
})
