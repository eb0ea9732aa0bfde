import { beforeAll, expect, it } from 'vitest'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { apiKeysAtMost } from '#shared/contracts/sessions/ApiKey.ts'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import { notifyEndingKeys } from '#server/sessions/apiKeys.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type MadeKey = ApiKey & { key: string }

interface Body<Data> {
  data: Data
  error?: { id: string; fields?: { path: string; code: string }[] }
}

interface Answer<Data> extends Body<Data> {
  status: number
}

interface Notice {
  code: string
  record_id: string
  settled: boolean
  facts: object
}

const audit = namesOf('audit')
const menu = namesOf('menu')

eachDatabase('API keys', (databases) => {
  let server: TestServer
  let token: string
  let roles: { id: string }[]
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '1000' })
    token = await server.logIn()
    roles = (await call<{ id: string }[]>('GET', '/roles', token)).data
  })

  const call = async <Data = MadeKey>(
    method: Method,
    url: string,
    by: string,
    payload?: object,
  ): Promise<Answer<Data>> => {
    const headers = { authorization: `Bearer ${by}` }
    const path = `/api/v1${url}`
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    const body: Body<Data> = answer.json()
    return { status: answer.statusCode, ...body }
  }
  const told = ({ status, error }: Answer<unknown>) => [status, error?.id]
  let made = 0
  const make = (by: string, more: object = {}) => {
    made += 1
    const wanted = { name: `key ${made}`, read_only: false, days: 30, password: adminPassword, ...more }
    return call('POST', '/current/api-keys', by, wanted)
  }
  const keysOf = async (by: string) =>
    (await call<{ keys: ApiKey[]; days_at_most: number }>('GET', '/current/api-keys', by)).data
  const statusBy = async (key: string) => (await call('GET', '/goods', key)).status
  const good = (name: string) => ({ name, price: 10, status: 'normal' })

  /** Creates a user with the administrator's role and a password of their own. */
  const newUser = async (username: string) => {
    const password = 'a first password of theirs'
    const person = { username, name: username, password, status: 'activated' }
    const user = await call<{ id: string }>('POST', '/users', token, {
      ...person,
      roles: roles.map(({ id }) => ({ role_id: id })),
    })
    expect(user.status, JSON.stringify(user)).toBe(200)
    return { id: user.data.id, password, token: await server.logIn(username, password) }
  }

  it('are shown once, are not stored in plain text, and make calls in the name of their user', async () => {
    const { status, data } = await make(token, { name: 'sync of stock' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ name: 'sync of stock', read_only: false, last_used_at: null })
    expect(data.key).toMatch(/^fxk_[\w-]{43}$/u)
    expect((await call('POST', '/goods', data.key, good('by a program'))).status).toBe(200)
    const { keys, days_at_most } = await keysOf(token)
    expect(days_at_most).toBe(366)
    const listed = keys.find(({ id }) => id === data.id)
    expect(listed).not.toHaveProperty('key')
    expect(Date.parse(listed?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const days = (Date.parse(data.expires_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const stored = await server.database.rows<{ text: string }>(sql`SELECT s::text AS text FROM session s`)
    expect(stored.filter(({ text }) => text.includes(data.key))).toEqual([])
  })

  it('are not listed as log-ins, and stay valid when all log-ins are ended', async () => {
    const { data } = await make(token)
    const sessions = await call<{ id: string }[]>('GET', '/current/sessions', token)
    expect(sessions.data.map(({ id }) => id)).not.toContain(data.id)
    expect((await call('DELETE', `/current/sessions/${data.id}`, token)).status).toBe(404)
    expect((await call('DELETE', '/current/sessions', token)).status).toBe(200)
    expect(await statusBy(data.key)).toBe(200)
  })

  it('that are read-only can read, but change nothing', async () => {
    const { key } = (await make(token, { read_only: true })).data
    expect(await statusBy(key)).toBe(200)
    expect(told(await call('POST', '/goods', key, good('refused')))).toEqual([403, 'API_KEY_READ_ONLY'])
    expect((await call('GET', '/goods/figures', key)).status).toBe(200)
  })

  it('are refused calls that change their user’s account or how other users log in', async () => {
    const other = await newUser('colleague')
    const { key, id } = (await make(token)).data
    const password = 'another password of theirs'
    const refused: [Method, string, object?][] = [
      ['POST', '/current/api-keys', { name: 'more', read_only: false, days: 1, password: adminPassword }],
      ['DELETE', `/current/api-keys/${id}`],
      ['DELETE', '/current/sessions'],
      ['POST', '/current/logout'],
      ['POST', '/current/refresh-token'],
      ['PUT', '/current/password', { old_password: adminPassword, password, confirm_password: password }],
      ['POST', '/current/second-factor', { password: adminPassword }],
      ['POST', '/current/view-as', { role_ids: roles.map((role) => role.id) }],
      ['PATCH', `/users/${other.id}/reset-pwd`],
      ['DELETE', `/users/${other.id}/second-factor`],
    ]
    for (const [method, url, body] of refused)
      expect([url, ...told(await call(method, url, key, body))]).toEqual([url, 403, 'API_KEY_REFUSED'])
    const user = (await call<Record<string, unknown>>('GET', `/users/${other.id}`, key)).data
    expect(told(await call('PUT', `/users/${other.id}`, key, { ...user, password }))).toEqual([
      403,
      'API_KEY_REFUSED',
    ])
    const { status } = await call('PUT', `/users/${other.id}`, key, { ...user, name: 'renamed' })
    expect(status).toBe(200)
    expect(await statusBy(key)).toBe(200)
  })

  it('stop working at once when they are deleted', async () => {
    const { key, id } = (await make(token)).data
    expect(await statusBy(key)).toBe(200)
    expect((await call('DELETE', `/current/api-keys/${id}`, token)).status).toBe(200)
    expect(await statusBy(key)).toBe(401)
    expect((await call('DELETE', `/current/api-keys/${id}`, token)).status).toBe(404)
  })

  it('cannot be listed or deleted by another user', async () => {
    const other = await newUser('stranger')
    const { key, id } = (await make(token)).data
    expect((await call('DELETE', `/current/api-keys/${id}`, other.token)).status).toBe(404)
    expect((await keysOf(other.token)).keys).toEqual([])
    expect(await statusBy(key)).toBe(200)
  })

  it('stop working when they expire, and leave their name free for a new key', async () => {
    const { key } = (await make(token, { name: 'of a day' })).data
    await server.database.run(
      sql`UPDATE session SET expires_at = now() - interval '1 second' WHERE key_name = 'of a day'`,
    )
    await expect.poll(() => statusBy(key)).toBe(401)
    expect((await keysOf(token)).keys.map(({ name }) => name)).not.toContain('of a day')
    expect((await make(token, { name: 'of a day' })).status).toBe(200)
  })

  it('do not expire from lack of use', async () => {
    const { key } = (await make(token, { name: 'at rest' })).data
    await server.database.run(
      sql`UPDATE session SET last_used_at = now() - interval '20 days' WHERE key_name = 'at rest'`,
    )
    expect(await statusBy(key)).toBe(200)
  })

  it.each([
    ['a new password', (id: string) => call('PATCH', `/users/${id}/reset-pwd`, token)],
    [
      'a freeze',
      (id: string) => server.database.run(sql`UPDATE "user" SET status = 'freezed' WHERE id = ${id}`),
    ],
    ['the end of its user', (id: string) => call('DELETE', `/users/${id}`, token)],
  ])('stop working after %s', async (what, end) => {
    const other = await newUser(what.replaceAll(' ', '_'))
    const { key } = (await make(other.token, { password: other.password })).data
    expect(await statusBy(key)).toBe(200)
    await end(other.id)
    await expect.poll(() => statusBy(key)).toBe(401)
  })

  it('keep working with the remaining permissions when their user loses a role', async () => {
    const other = await newUser('lessened')
    const { key } = (await make(other.token, { password: other.password })).data
    const user = (await call<Record<string, unknown>>('GET', `/users/${other.id}`, token)).data
    const menus = await server.database.rows<{ id: string }>(
      sql`SELECT ${menu('id')} FROM ${menu.table} WHERE ${menu('code')} = 'system.department'`,
    )
    const role = { code: 'departments_alone', name: 'Departments alone', sequence: 9, status: 'enabled' }
    const { data } = await call<{ id: string }>('POST', '/roles', token, {
      ...role,
      menus: menus.map(({ id }) => ({ menu_id: id })),
    })
    const lessened = { ...user, roles: [{ role_id: data.id }] }
    expect((await call('PUT', `/users/${other.id}`, token, lessened)).status).toBe(200)
    expect((await call('GET', '/current/user', other.token)).status).toBe(401)
    expect((await call('GET', '/current/user', key)).status).toBe(200)
    expect(await statusBy(key)).toBe(403)
  })

  it('are created only with the right password, an unused name and an allowed number of days', async () => {
    const attempts: [object, object[]][] = [
      [{ password: 'a wrong password' }, [{ path: '/password', code: 'OWN_PASSWORD_WRONG' }]],
      [{ name: ' ' }, [{ path: '/name', code: 'pattern' }]],
      [{ days: 0 }, [{ path: '/days', code: 'minimum' }]],
      [{ days: 367 }, [{ path: '/days', code: 'maximum' }]],
    ]
    for (const [more, fields] of attempts)
      expect((await make(token, more)).error?.fields).toMatchObject(fields)
    await make(token, { name: 'twice' })
    const second = await make(token, { name: 'twice' })
    expect([second.status, second.error?.fields]).toMatchObject([
      409,
      [{ path: '/name', code: 'VALUE_TAKEN' }],
    ])
  })

  it('are limited to fifty per user, even when several are created at once', async () => {
    const other = await newUser('collector')
    const one = () => make(other.token, { password: other.password })
    for (let place = 2; place < apiKeysAtMost; place += 1) await one()
    const asked = [one(), one(), one(), one()]
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200)
    expect(refused.map(({ error }) => error?.id)).toEqual(['API_KEYS_TOO_MANY', 'API_KEYS_TOO_MANY'])
    expect((await keysOf(other.token)).keys).toHaveLength(apiKeysAtMost)
  })

  it('leave lines in the audit log when they are created, deleted and used for a change', async () => {
    const { key, id } = (await make(token, { name: 'traced' })).data
    await call('POST', '/goods', key, good('traced good'))
    await call('DELETE', `/current/api-keys/${id}`, token)
    const rows = await server.database.rows<{ agent: string; detail: object | null; subject: string }>(
      sql`SELECT ${audit('subject')}, ${audit('agent')}, ${audit('detail')} FROM ${audit.table}
        ORDER BY ${audit('created_at')} DESC LIMIT 3`,
    )
    expect(rows.map(({ detail }) => detail)).toMatchObject([
      { call: 'endApiKey', name: 'traced' },
      null,
      { call: 'makeApiKey', name: 'traced', read_only: false },
    ])
    expect(rows[1]).toMatchObject({
      subject: 'traced good',
      agent: expect.stringContaining('API key “traced”'),
    })
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('that expire within a week are announced once and to their owner alone, unless made for so short a time', async () => {
    const other = await newUser('bystander')
    const [long, short] = [
      (await make(token, { name: 'nightly' })).data,
      (await make(token, { name: 'for a week', days: 6 })).data,
    ]
    const told = async (by: string) => {
      const { data } = await call<Notice[]>('GET', '/current/notifications?menu=event&pageSize=500', by)
      return data.filter(({ code }) => code === 'apiKey.ending')
    }
    await notifyEndingKeys(server.database)
    expect(await told(token)).toEqual([])
    await server.database.run(sql`UPDATE session SET created_at = created_at - interval '24 days',
      expires_at = expires_at - interval '24 days' WHERE id = ${long.id}`)
    await notifyEndingKeys(server.database)
    await notifyEndingKeys(server.database)
    const until = new Date(Date.parse(long.expires_at) - 24 * 86_400_000).toISOString()
    expect(await told(token)).toMatchObject([
      { record_id: long.id, settled: false, facts: { name: 'nightly', until } },
    ])
    expect(await told(other.token)).toEqual([])
    await call('DELETE', `/current/api-keys/${long.id}`, token)
    expect(await told(token)).toMatchObject([{ settled: true }])
    await call('DELETE', `/current/api-keys/${short.id}`, token)
  })

  it('can be turned off', async () => {
    const closed = await startTestServer(databases, { API_KEY_DAYS: '0' })
    const payload = { name: 'none', read_only: true, days: 1, password: adminPassword }
    const headers = { authorization: `Bearer ${await closed.logIn()}` }
    const url = '/api/v1/current/api-keys'
    const answer = await closed.app.inject({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.json<Body<null>>().error?.id]).toEqual([403, 'API_KEYS_OFF'])
  })
})
