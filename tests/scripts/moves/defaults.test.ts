import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildClaims } from './claims.ts'
import type { Claims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await buildClaims()
})
afterAll(() => claims.remove())

describe('the defaults of a new record', () => {
  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    beforeAll(async () => {
      crud = await claims.open(databases)
    })

    it('are the current moment, the current day, the user who makes it and the value of another property', async () => {
      const user = await crud.make('/users', { name: 'Ada' })
      crud.logIn(user)
      const [begin, today] = [new Date(), momentBefore(new Date(), 0, 'date')]
      const made = await crud.make('/claims', { name: 'Taxi' })
      expect([today, momentBefore(new Date(), 0, 'date')]).toContain(made['opened_on'])
      expect(made['opened_at']).toSatisfy((text: string) => Date.parse(text) >= begin.getTime())
      expect(made).toMatchObject({ owner_id: idOf(user), short: 'Taxi' })
      const saved = await crud.call('PUT', `/claims/${idOf(made)}`, { name: 'Bus' })
      expect(saved.record).toMatchObject({ ...made, name: 'Bus', version: 2 })
    })

    it('give way to a value that is sent, even to null', async () => {
      const given = { opened_at: null, opened_on: '2026-01-02', owner_id: null, short: 'T' }
      expect(await crud.make('/claims', { name: 'Taxi', ...given })).toMatchObject(given)
    })

    it('are validated like values that are sent', async () => {
      expect(await crud.call('POST', '/claims', { name: 'A long name' })).toMatchObject({
        status: 400,
        error: { fields: [{ path: '/short', code: 'maxLength' }] },
      })
    })
  })
})
