import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { openOffice } from './openOffice.ts'
import type { Member, Office } from './openOffice.ts'

const codes = ['system', 'system.department', 'system.department.create']

eachDatabase('a call whose body has not arrived yet', (databases) => {
  let office: Office
  let address = ''
  beforeAll(async () => {
    office = await openOffice(databases)
    address = await office.server.app.listen({ host: '127.0.0.1', port: 0 })
  })

  /** Makes a call, and runs `meanwhile` after it was admitted and before it sends its body. */
  async function sentAfter(
    { path, type, body }: { path: string; type: string; body: string },
    { token, meanwhile }: { token: string; meanwhile: () => Promise<unknown> },
  ): Promise<string> {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    }
    const sending = request(`${address}/api/v1${path}`, { method: 'POST', headers })
    sending.flushHeaders()
    await once(sending, 'continue')
    await meanwhile()
    const answering = once(sending, 'response')
    sending.end(body)
    const [answer]: IncomingMessage[] = await answering
    if (!answer) throw new Error('no answer')
    const { error }: { error?: { id: string } } = JSON.parse(await text(answer))
    return error?.id ?? 'made'
  }

  /** Creates a department in that way. */
  async function madeAfter(name: string, meanwhile: (member: Member) => Promise<unknown>): Promise<string> {
    const member = await office.hire(name, codes)
    const body = JSON.stringify({ code: name, name, sequence: 1, status: 'enabled' })
    const department = { path: '/departments', type: 'application/json', body }
    return sentAfter(department, { token: member.token, meanwhile: () => meanwhile(member) })
  }

  it('is refused once its session has ended', async () => {
    const logOut = ({ token }: Member) => office.call(token, 'POST', '/current/logout')
    expect(await madeAfter('leaving', logOut)).toBe('SESSION_ENDED')
  })

  it('is refused once its session has ended, and its file is not kept', async () => {
    const { token } = await office.hire('uploader', codes)
    const part = 'content-disposition: form-data; name="file"; filename="a.txt"'
    const body = `--b\r\n${part}\r\ncontent-type: text/plain\r\n\r\nhello\r\n--b--\r\n`
    const file = { path: '/files', type: 'multipart/form-data; boundary=b', body }
    const kept = () => readdir(join(office.server.config.dataFolder, 'files'))
    const stay = () => Promise.resolve()
    expect(await sentAfter(file, { token, meanwhile: stay })).toBe('made')
    const before = await kept()
    expect(before).toHaveLength(1)
    const meanwhile = () => office.call(token, 'POST', '/current/logout')
    expect(await sentAfter(file, { token, meanwhile })).toBe('SESSION_ENDED')
    expect(await kept()).toEqual(before)
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

  it('is accepted if its session was renewed meanwhile', async () => {
    const renew = ({ token }: Member) => office.call(token, 'POST', '/current/refresh-token')
    expect(await madeAfter('renewed', renew)).toBe('made')
  })
})
