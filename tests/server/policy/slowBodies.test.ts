import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { openOffice } from './openOffice.ts'
import type { Member, Office } from './openOffice.ts'

const codes = ['system', 'system.department', 'system.department.create']

eachDatabase('a call whose body is still to come', (databases) => {
  let office: Office
  let address = ''
  beforeAll(async () => {
    office = await openOffice(databases)
    address = await office.server.app.listen({ host: '127.0.0.1', port: 0 })
  })

  /** Makes a department, and does something else after the call was let in and before its body. */
  async function madeAfter(name: string, meanwhile: (member: Member) => Promise<unknown>): Promise<string> {
    const member = await office.hire(name, codes)
    const body = JSON.stringify({ code: name, name, sequence: 1, status: 'enabled' })
    const sending = request(`${address}/api/v1/departments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    })
    sending.flushHeaders()
    await once(sending, 'continue')
    await meanwhile(member)
    const answering = once(sending, 'response')
    sending.end(body)
    const [answer]: IncomingMessage[] = await answering
    if (!answer) throw new Error('no answer')
    const { error }: { error?: { id: string } } = JSON.parse(await text(answer))
    return error?.id ?? 'made'
  }

  it('is refused once its session has ended', async () => {
    const logOut = ({ token }: Member) => office.call(token, 'POST', '/current/logout')
    expect(await madeAfter('leaving', logOut)).toBe('SESSION_ENDED')
  })

  it('is refused once its user is frozen', async () => {
    const freeze = async ({ id }: Member) => {
      const { body } = await office.call(office.admin, 'GET', `/users/${id}`)
      return office.call(office.admin, 'PUT', `/users/${id}`, { ...body.data, status: 'freezed' })
    }
    expect(await madeAfter('frozen', freeze)).toBe('SESSION_ENDED')
  })

  it('is refused once the permission is gone', async () => {
    const takeAway = ({ roleId }: Member) => office.grant(roleId, codes.slice(0, 2))
    expect(await madeAfter('demoted', takeAway)).toBe('FORBIDDEN')
  })

  it('is done in a session that was renewed meanwhile', async () => {
    const renew = ({ token }: Member) => office.call(token, 'POST', '/current/refresh-token')
    expect(await madeAfter('renewed', renew)).toBe('made')
  })
})
