import { expect, it, beforeAll, describe } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { Dice } from '#demo/stage/Dice.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTwoProcesses } from '#tests/support/twoProcesses.ts'
import type { TwoProcesses } from '#tests/support/twoProcesses.ts'

const steps = 1000

describe('two processes on one database', () => {
  const databases = testDatabases('postgres')
  let two: TwoProcesses
  let admin: string
  let member: string
  let role: JsonObject
  const [withGoods, withoutGoods] = [['distribution.good'], ['distribution.distribution']] as const

  beforeAll(async () => {
    two = await startTwoProcesses(databases)
    const { call, sessionOf } = two
    admin = await sessionOf('admin')
    const made = await call(0, admin, 'POST', '/roles', {
      code: 'member',
      name: 'member',
      sequence: 1,
      status: 'enabled',
      menus: await menuIds(withGoods),
    })
    role = made.data
    const user = {
      username: 'member',
      name: 'member',
      password: 'a password of their own',
      status: 'activated',
    }
    await call(1, admin, 'POST', '/users', { ...user, roles: [{ role_id: role['id'] }] })
    member = await sessionOf('member')
  })

  const menuIds = async (codes: readonly string[]) => {
    const rows = await two.database.rows<{ menu_id: string }>(
      sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${[...codes]}::text[])`,
    )
    return rows
  }
  const hold = async (node: number, codes: readonly string[]) => {
    const input = { code: 'member', name: 'member', sequence: 1, status: 'enabled' }
    const menus = await menuIds(codes)
    const changed = await two.call(node, admin, 'PUT', `/roles/${idOf(role)}`, { ...input, menus })
    expect(changed.status).toBe(200)
  }
  const goods = async (node: number) => (await two.call(node, member, 'GET', '/goods')).status

  /** Asks until the answer is the expected one; returns the milliseconds from the change to the last call with a wrong answer. */
  const staleFor = async (node: number, expected: number, changedAt: number) => {
    let stale = 0
    for (;;) {
      const askedAt = performance.now()
      if ((await goods(node)) === expected) return stale
      stale = askedAt - changedAt
      if (stale > 5000) return stale
    }
  }

  it('apply a change of a role at once where it was made, within a second elsewhere, and never go back [S6.04]', async () => {
    const dice = new Dice(20_261_120)
    let expected = 200
    let changed = { at: 0, by: 0 }
    let known = new Set([0, 1])
    const wrong: string[] = []
    for (let step = 0; step < steps; step += 1) {
      const node = dice.chance(50) ? 0 : 1
      if (dice.chance(30)) {
        const isGranted = dice.chance(50)
        await hold(node, isGranted ? withGoods : withoutGoods)
        const wanted = isGranted ? 200 : 403
        if (wanted !== expected) known = new Set([node])
        expected = wanted
        changed = { at: performance.now(), by: node }
      } else if (known.has(node)) {
        const status = await goods(node)
        if (status !== expected) wrong.push(`step ${step}: ${status} on ${node}, changed on ${changed.by}`)
      } else {
        const stale = await staleFor(node, expected, changed.at)
        known.add(node)
        if (stale > 1000) wrong.push(`step ${step}: ${node} was behind for ${Math.round(stale)} ms`)
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('both end a frozen user’s session within a second [S4.11] [S6.04]', async () => {
    await hold(0, withGoods)
    expect([await goods(0), await goods(1)]).toEqual([200, 200])
    await two.database.run(sql`UPDATE "user" SET status = 'freezed' WHERE username = 'member'`)
    const frozenAt = performance.now()
    for (const node of [0, 1]) expect(await staleFor(node, 401, frozenAt)).toBeLessThan(1000)
  })
})
