import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildClaims, filterOf } from './claims.ts'
import type { Claims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await buildClaims()
})
afterAll(() => claims.remove())

describe('the author and the last editor of a record', () => {
  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    beforeAll(async () => {
      crud = await claims.open(databases)
    })

    it('are recorded by every call, whatever the client sends', async () => {
      const byServer = await crud.make('/claims', { name: 'Taxi', amount: 10 })
      expect(byServer).toMatchObject({ made_by: null, changed_by: null })
      const [ada, eve] = [
        await crud.make('/users', { name: 'Ada' }),
        await crud.make('/users', { name: 'Eve' }),
      ]
      crud.logIn(ada)
      const made = await crud.make('/claims', { name: 'Taxi', amount: 10, made_by: idOf(eve) })
      expect(made).toMatchObject({ made_by: idOf(ada), changed_by: idOf(ada) })
      crud.logIn(eve)
      const path = `/claims/${idOf(made)}`
      const saved = await crud.call('PUT', path, { ...made, name: 'Bus' })
      expect(saved.record).toMatchObject({ made_by: idOf(ada), changed_by: idOf(eve) })
      crud.logIn(ada)
      expect((await crud.call('POST', `${path}/send`)).record).toMatchObject({ changed_by: idOf(ada) })
      crud.logIn(eve)
      expect(await crud.call('PUT', `/claims?${filterOf([made])}`, { note: 'a' })).toMatchObject({
        status: 200,
      })
      expect((await crud.call('GET', path)).record).toMatchObject({
        made_by: idOf(ada),
        changed_by: idOf(eve),
      })
    })
  })
})
