import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
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

describe('moves that set properties', () => {
  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    beforeAll(async () => {
      crud = await claims.open(databases)
    })
    const sent = async () => {
      const made = await crud.make('/claims', { name: 'Trip', amount: 10, reason: 'First', state: 'draft' })
      return (await crud.call('POST', `/claims/${idOf(made)}/send`)).record
    }
    const inputs = { due_on: '2026-12-01', parts: 1 }
    const [begin, firstDay] = [new Date().toISOString(), momentBefore(new Date(), 0, 'date')]
    const granted: JsonObject = {
      granted_at: expect.toSatisfy((text: string) => text >= begin && text <= new Date().toISOString()),
      granted_on: expect.toSatisfy((day: string) =>
        [firstDay, momentBefore(new Date(), 0, 'date')].includes(day),
      ),
      urgent: false,
      reason: null,
      state: 'granted',
    }

    it('set the moment, the user who makes the move, and constants', async () => {
      const first = await sent()
      expect(first).toMatchObject({ urgent: true, reason: 'First', granted_at: null, granted_by: null })
      const grant = (record: JsonObject) => crud.call('POST', `/claims/${idOf(record)}/grant`, inputs)
      expect((await grant(first)).record).toMatchObject({ ...granted, granted_by: null })
      const user = await crud.make('/users', { name: 'Ada' })
      crud.logIn(user)
      expect((await grant(await sent())).record).toMatchObject({ ...granted, granted_by: idOf(user) })
    })

    it('set the same values when a save makes them, whatever it sends, and when many records move', async () => {
      const user = await crud.make('/users', { name: 'Eve' })
      crud.logIn(user)
      const wanted = { ...granted, granted_by: idOf(user) }
      const save = { name: 'Trip', state: 'granted', ...inputs, urgent: true, reason: 'Mine' }
      const saved = await crud.call('PUT', `/claims/${idOf(await sent())}`, save)
      expect(saved.record).toMatchObject(wanted)
      const records = [await sent(), await sent()]
      expect(await crud.call('POST', `/claims/grant?${filterOf(records)}`, inputs)).toMatchObject({
        status: 200,
      })
      for (const record of records)
        expect((await crud.call('GET', `/claims/${idOf(record)}`)).record).toMatchObject(wanted)
    })
  })
})
