import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Answer, Member, Office } from './openOffice.ts'

const codes = ['department', 'department.create', 'department.edit'].map((code) => `system.${code}`)

eachDatabase('calls of one user in a queue', (databases) => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice(databases)
  })

  const department = (code: string) => ({ code, name: code, sequence: 1, status: 'enabled' })

  const freeze = async ({ id }: Member) => {
    const { body } = await office.call(office.admin, 'GET', `/users/${id}`)
    return office.call(office.admin, 'PUT', `/users/${id}`, { ...body.data, status: 'freezed' })
  }

  /** The outcomes of calls that were sent together, in the order of sending, while `meanwhile` ran. */
  async function outcomesOf(calls: readonly (() => Promise<Answer>)[], meanwhile: () => Promise<Answer>) {
    const sent = calls.map((call) => call())
    expect((await meanwhile()).status).toBe(200)
    return (await Promise.all(sent)).map(({ refusal }) => refusal ?? 'made')
  }

  it('are refused once the user is frozen', async () => {
    const member = await office.hire('frozen', ['system', ...codes])
    const calls = Array.from(
      { length: 1000 },
      (_, number) => () => office.call(member.token, 'POST', '/departments', department(`frozen-${number}`)),
    )
    const outcomes = await outcomesOf(calls, () => freeze(member))
    expect(new Set(outcomes.slice(-100))).toEqual(new Set(['SESSION_ENDED']))
  })

  it('are refused once the permission is gone', async () => {
    const member = await office.hire('demoted', ['system', ...codes])
    const calls = Array.from(
      { length: 1000 },
      (_, number) => () => office.call(member.token, 'POST', '/departments', department(`demoted-${number}`)),
    )
    const outcomes = await outcomesOf(calls, () => office.grant(member.roleId, ['system']))
    expect(new Set(outcomes.slice(-100))).toEqual(new Set(['FORBIDDEN']))
  })

  it('are refused once the user is frozen, even if they only wait to be written', async () => {
    const member = await office.hire('waiting', ['system', ...codes])
    const made = dataOf(await office.call(office.admin, 'POST', '/departments', department('waiting')))
    const change = () =>
      office.call(member.token, 'PUT', `/departments/${idOf(made)}`, { ...made, name: 'changed' })
    const outcomes = await outcomesOf(
      Array.from({ length: 100 }, () => change),
      () => freeze(member),
    )
    expect(outcomes.at(0)).toBe('made')
    expect(outcomes.at(-1)).toBe('SESSION_ENDED')
  })
})
