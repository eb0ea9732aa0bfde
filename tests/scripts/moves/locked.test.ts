import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildClaims, filterOf } from './claims.ts'
import type { Claims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await buildClaims()
})
afterAll(() => claims.remove())

describe('states with locks', () => {
  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    beforeAll(async () => {
      crud = await claims.open(databases)
    })
    const pathOf = (record: JsonObject) => `/claims/${idOf(record)}`
    const stored = async (record: JsonObject) => (await crud.call('GET', pathOf(record))).record
    const claim = (more: JsonObject = {}) => crud.make('/claims', { name: 'Taxi', amount: 10, ...more })
    const move = async (record: JsonObject, code: string, body?: JsonObject) =>
      (await crud.call('POST', `${pathOf(record)}/${code}`, body)).record
    const sent = async (more?: JsonObject) => move(await claim(more), 'send')
    const granted = async (more?: JsonObject) =>
      move(await sent(more), 'grant', { due_on: '2026-12-01', parts: 1 })
    const fieldLocked = (state: string, ...names: string[]) => ({
      status: 409,
      error: {
        id: 'FIELD_LOCKED',
        property: names[0],
        state,
        fields: names.map((name) => ({ path: `/${name}`, code: 'FIELD_LOCKED' })),
      },
    })

    it('refuse changes to a locked property, of one record or of many', async () => {
      const record = await sent({ reason: 'a' })
      const save = { name: 'Bus', amount: 11, tags: [], spent_at: '2026-01-01T00:00:00Z' }
      expect(await crud.call('PUT', pathOf(record), save)).toMatchObject(
        fieldLocked('sent', 'amount', 'spent_at'),
      )
      const many = `/claims?${filterOf([await claim(), record])}`
      expect(await crud.call('PUT', many, { amount: 12 })).toMatchObject({
        ...fieldLocked('sent', 'amount'),
        error: { facts: { id: idOf(record) } },
      })
      expect(await crud.call('PUT', pathOf(record), { name: 'Bus', amount: null })).toMatchObject(
        fieldLocked('sent', 'amount'),
      )
      expect((await crud.call('PUT', pathOf(record), { name: 'Bus' })).record).toMatchObject({ name: 'Bus' })
      const issued = await granted()
      expect(await crud.call('PUT', pathOf(issued), { name: 'Bus', state: 'granted' })).toMatchObject(
        fieldLocked('granted', 'name'),
      )
      expect(await stored(issued)).toMatchObject({ name: 'Taxi', version: 3 })
    })

    it('accept the stored values again, in any spelling that a client may send', async () => {
      const user = await crud.make('/users', { name: 'Ada' })
      const trip = await crud.make('/trips', { name: 'Paris' })
      const record = await granted({
        tags: [idOf(user)],
        trip_id: idOf(trip),
        spent_at: '2026-01-01T08:00:00Z',
        place: { city: 'Paris' },
      })
      expect((await crud.call('PUT', pathOf(record), record)).status).toBe(200)
      const written = {
        ...record,
        version: null,
        trip_id: idOf(trip).toUpperCase(),
        tags: [idOf(user).toUpperCase()],
        spent_at: '2026-01-01T09:00:00+01:00',
        place: { city: 'Paris', street: null },
      }
      const { version: _, ...same } = written
      expect(await crud.call('PUT', pathOf(record), same)).toMatchObject({ status: 200 })
    })

    it('let a move store what it asks for, and no longer lock a record that has left them', async () => {
      const record = await sent()
      expect(await move(record, 'refuse', { reason: 'No receipt' })).toMatchObject({ state: 'refused' })
      const save = { name: 'Taxi', amount: 20 }
      expect((await crud.call('PUT', pathOf(record), save)).record).toMatchObject({ amount: 20 })
    })

    it('prevent deletion of a record, alone, among many or by cascade, and the clearing of its references', async () => {
      const user = await crud.make('/users', { name: 'Ada' })
      const trip = await crud.make('/trips', { name: 'Paris' })
      const record = await granted({ trip_id: idOf(trip), tags: [idOf(user)] })
      const locked = {
        status: 409,
        error: { id: 'RECORD_LOCKED', state: 'granted', facts: { id: idOf(record) } },
      }
      const free = await claim({ tags: [idOf(user)] })
      expect(await crud.call('DELETE', pathOf(record))).toMatchObject(locked)
      expect(await crud.call('DELETE', `/claims?${filterOf([free, record])}`)).toMatchObject(locked)
      expect(await crud.call('DELETE', `/trips/${idOf(trip)}`)).toMatchObject(locked)
      expect(await crud.call('DELETE', `/users/${idOf(user)}`)).toMatchObject({
        status: 409,
        error: { id: 'REFERENCE_LOCKED', entity: 'claim', facts: { id: idOf(record) } },
      })
      expect(await stored(record)).toMatchObject({ trip_id: idOf(trip), tags: [idOf(user)] })
      expect((await crud.call('DELETE', pathOf(free))).status).toBe(200)
      expect((await crud.call('DELETE', pathOf(await sent()))).status).toBe(200)
    })
  })
})
