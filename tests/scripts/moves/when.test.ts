import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachableStates } from '#console/fields/form/uiSchema/reachableStates.ts'
import { movesOf } from '#console/screens/actions/movesOf.ts'
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

describe('moves with a condition', () => {
  it('are offered only while the condition holds, as buttons and in the form', () => {
    const resource = claims.resources.find(({ entity }) => entity === 'claim')
    if (!resource?.states) throw new Error('no states')
    const { moves } = resource.states
    const record = { state: 'draft', amount: 0, name: 'Trip', urgent: false, blocked_by: null }
    const offered = (more: JsonObject) => [
      movesOf(resource, { ...record, ...more }, { moves }).map(({ code }) => code),
      reachableStates(resource, { ...record, ...more }, moves),
    ]
    expect(offered({})).toEqual([['expire'], ['draft', 'closed']])
    expect(offered({ amount: 1 })).toEqual([
      ['send', 'expire'],
      ['draft', 'sent', 'closed'],
    ])
    expect(offered({ amount: 1, blocked_by: 'the office' })).toEqual([[], ['draft']])
    expect(offered({ state: 'sent' })).toEqual([
      ['refuse', 'grant'],
      ['sent', 'refused', 'granted'],
    ])
  })

  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    beforeAll(async () => {
      crud = await claims.open(databases)
    })
    const unready = (path: string, code: string) => ({
      status: 409,
      error: { id: 'MOVE_UNREADY', moveCode: 'send', fields: [{ path, code }] },
    })

    it('are refused by every call while the condition does not hold, with the property that fails it', async () => {
      const free = await crud.make('/claims', { name: 'Free' })
      const path = `/claims/${idOf(free)}`
      expect(await crud.call('POST', `${path}/send`)).toMatchObject(unready('/amount', 'exclusiveMinimum'))
      const save = { name: 'Free', amount: 5, state: 'sent' }
      expect(await crud.call('PUT', path, save)).toMatchObject(unready('/amount', 'exclusiveMinimum'))
      const ready = await crud.make('/claims', { name: 'Trip', amount: 10 })
      const both = filterOf([free, ready])
      expect(await crud.call('POST', `/claims/send?${both}`)).toMatchObject({
        status: 409,
        error: { id: 'MOVE_UNREADY', facts: { id: idOf(free) } },
      })
      expect(await crud.call('PUT', `/claims?${both}`, { state: 'sent' })).toMatchObject({ status: 409 })
      expect((await crud.call('GET', `/claims/${idOf(ready)}`)).record).toMatchObject({ state: 'draft' })
      const blocked = await crud.make('/claims', { name: 'Trip', amount: 10, blocked_by: 'Ada' })
      expect(await crud.call('POST', `/claims/${idOf(blocked)}/send`)).toMatchObject({ status: 409 })
      expect((await crud.call('POST', `/claims/${idOf(ready)}/send`)).record).toMatchObject({ state: 'sent' })
    })
  })
})
