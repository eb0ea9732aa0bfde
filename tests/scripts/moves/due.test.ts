import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DueMoves } from '#server/crud/due/DueMoves.ts'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildClaims } from './claims.ts'
import type { Claims } from './claims.ts'

let claims: Claims
beforeAll(async () => {
  claims = await buildClaims()
})
afterAll(() => claims.remove())

const now = new Date('2026-06-15T12:00:00Z')
// 1 day, 1 hour and 30 minutes before now.
const justDue = '2026-06-14T10:30:00Z'
const notYet = '2026-06-14T10:30:01Z'

describe('moves that become due', () => {
  it('compute days in the time zone of the server', () => {
    const noon = new Date(2026, 5, 15, 12)
    expect(momentBefore(noon, 0, 'date')).toBe('2026-06-15')
    expect(momentBefore(noon, 12 * 60 + 1, 'date')).toBe('2026-06-14')
    expect(momentBefore(now, 60, 'timestamp')).toBe('2026-06-15T11:00:00.000Z')
  })

  it('have an index on the state and the time that decide about them', () => {
    expect(claims.read('generated/migrations/snapshot.json')).toContain('(\\"state\\", \\"spent_at\\"')
  })

  eachDatabase('on a server', (databases) => {
    let crud: Awaited<ReturnType<Claims['open']>>
    let refused: { entity: string; id: string; move: string }[] = []
    const clock = () =>
      new DueMoves({
        database: crud.database,
        catalog: crud.catalog,
        tables: claims.tables,
        onRefused: ({ entity, id, move }) => refused.push({ entity, id, move }),
      })
    beforeAll(async () => {
      crud = await claims.open(databases)
    })
    const claim = (more: JsonObject) => crud.make('/claims', { name: 'Taxi', amount: 10, ...more })
    const stored = async (record: JsonObject) => (await crud.call('GET', `/claims/${idOf(record)}`)).record

    it('are made once their time has come, not before, and only from their states', async () => {
      const due = await claim({ spent_at: justDue })
      const later = await claim({ spent_at: notYet })
      const never = await claim({})
      const sent = await claim({ spent_at: justDue })
      await crud.call('POST', `/claims/${idOf(sent)}/send`)
      expect(await clock().make(now)).toBe(1)
      expect(await stored(due)).toMatchObject({ state: 'closed', note: 'Too late', version: 2 })
      for (const record of [later, never]) expect(await stored(record)).toMatchObject({ state: 'draft' })
      expect(await stored(sent)).toMatchObject({ state: 'sent' })
      expect(await clock().make(now)).toBe(0)
      expect(await clock().make(new Date(now.getTime() + 1000))).toBe(1)
    })

    it('use the clock of the database, however wrong the clock of the process is', async () => {
      const dayMs = 86_400_000
      const record = await claim({ spent_at: new Date(Date.now() - dayMs).toISOString() })
      const past = await claim({ spent_at: new Date(Date.now() - 2 * dayMs).toISOString() })
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        vi.setSystemTime(Date.now() + 2 * dayMs)
        expect(await clock().make()).toBe(1)
        vi.setSystemTime(Date.now() - 9 * dayMs)
        expect(await clock().make()).toBe(0)
      } finally {
        vi.useRealTimers()
      }
      expect(await stored(record)).toMatchObject({ state: 'draft' })
      expect(await stored(past)).toMatchObject({ state: 'closed' })
      await crud.call('DELETE', `/claims/${idOf(record)}`)
    })

    it('are not made before their date, and are still made long after it', async () => {
      const grant = { due_on: '2026-06-16', parts: 1 }
      const record = await claim({})
      await crud.call('POST', `/claims/${idOf(record)}/send`)
      await crud.call('POST', `/claims/${idOf(record)}/grant`, grant)
      expect(await clock().make(new Date(2026, 5, 15, 23, 59))).toBe(0)
      expect(await clock().make(new Date(2026, 7, 1))).toBe(1)
      expect(await stored(record)).toMatchObject({ state: 'paid' })
    })

    it('are made once each, even if several processes make them at the same time', async () => {
      const records = []
      for (let count = 0; count < 20; count++) records.push(await claim({ spent_at: justDue }))
      const made = await Promise.all([clock(), clock(), clock()].map((each) => each.make(now)))
      expect(made.reduce((sum, each) => sum + each, 0)).toBe(20)
      for (const record of records)
        expect(await stored(record)).toMatchObject({ state: 'closed', version: 2 })
    })

    it('wait for their condition, and report a refusal once, and again when its reason changes', async () => {
      const waiting = await claim({ spent_at: justDue, blocked_by: 'Ada' })
      const broken = await claim({ spent_at: justDue })
      let failure = new AppError('DATABASE_UNAVAILABLE')
      const hooks = { beforeUpdate: () => Promise.reject(failure) }
      const catalog = { ...crud.catalog, hooksOf: () => hooks }
      refused = []
      const failing = new DueMoves({
        database: crud.database,
        catalog,
        tables: claims.tables,
        onRefused: ({ entity, id, move }) => refused.push({ entity, id, move }),
      })
      expect([await failing.make(now), await failing.make(now)]).toEqual([0, 0])
      const told = { entity: 'claim', id: idOf(broken), move: 'expire' }
      expect(refused).toEqual([told])
      failure = new AppError('FIELD_LOCKED')
      expect([await failing.make(now), await failing.make(now)]).toEqual([0, 0])
      expect(refused).toEqual([told, told])
      expect(await clock().make(now)).toBe(1)
      await crud.call('PUT', `/claims/${idOf(waiting)}`, { name: 'Taxi', blocked_by: null })
      expect(await clock().make(now)).toBe(1)
      expect(await stored(waiting)).toMatchObject({ state: 'closed' })
    })
  })
})
