import { beforeAll, expect, it } from 'vitest'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

type Method = 'GET' | 'POST' | 'DELETE'

interface Body<Data> {
  data: Data
  total?: number
  error?: { id: string }
}

interface Answer<Data> extends Body<Data> {
  status: number
}

interface MenuLine {
  id: string
  code: string
}

const audit = namesOf('audit')
const path = '/monitor/sessions'
const password = 'a first password of theirs'

eachDatabase('the sessions of all users', (databases) => {
  let server: TestServer
  let token: string
  let menus: MenuLine[]
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '1000' })
    token = await server.logIn()
    menus = (await call<MenuLine[]>('GET', '/menus?current=1&pageSize=500', token)).data
  })

  const call = async <Data>(
    method: Method,
    url: string,
    by: string,
    payload?: object,
  ): Promise<Answer<Data>> => {
    const headers = { authorization: `Bearer ${by}` }
    const sent = { method, url: `/api/v1${url}`, headers, ...(payload && { payload }) }
    const answer = await server.app.inject(sent)
    const body: Body<Data> = answer.json()
    return { ...body, status: answer.statusCode }
  }
  const told = ({ status, error }: Answer<unknown>) => [status, error?.id]
  const sessions = (query: string, by = token) => call<UserSession[]>('GET', `${path}${query}`, by)
  const make = (name: string, readOnly = true) => {
    const wanted = { name, read_only: readOnly, days: 30, password: adminPassword }
    return call<{ id: string; key: string }>('POST', '/current/api-keys', token, wanted)
  }

  /** Creates a user who may open the page and use these buttons. */
  const watcher = async (username: string, codes: readonly string[]) => {
    const held = ['system', 'system.sessions', ...codes].map((code) => ({
      menu_id: menus.find((menu) => menu.code === code)?.id,
    }))
    const role = { code: username, name: username, sequence: 1, status: 'enabled', menus: held }
    const made = await call<{ id: string }>('POST', '/roles', token, role)
    expect(made.status, JSON.stringify(made)).toBe(200)
    const roles = [{ role_id: made.data.id }]
    const person = { username, name: `${username} by name`, password, status: 'activated', roles }
    expect((await call('POST', '/users', token, person)).status).toBe(200)
    return server.logIn(username, password)
  }

  it('are listed with their users, the most recently used first, log-ins and API keys alike', async () => {
    const { data: key } = await make('sync of stock')
    const { status, data, total } = await sessions('')
    expect(status).toBe(200)
    expect(total).toBe(data.length)
    expect(data.find(({ current }) => current)).toMatchObject({
      username: 'admin',
      key_name: null,
      address: '127.0.0.1',
    })
    expect(data.find(({ id }) => id === key.id)).toMatchObject({
      username: 'admin',
      key_name: 'sync of stock',
      read_only: true,
      last_used_at: null,
      current: false,
    })
    // Sessions that were never used come last.
    expect(data.at(-1)?.id).toBe(key.id)
    expect(JSON.stringify(data)).not.toContain(key.key)
    expect(Object.keys(data[0] ?? {})).not.toContain('token_hash')
  })

  it('are found by user name, key name and address, with wildcards taken literally', async () => {
    await watcher('lookout', [])
    const usersOf = async (query: string) =>
      new Set((await sessions(query)).data.map(({ username }) => username))
    expect(await usersOf('?q=LOOKOUT')).toEqual(new Set(['lookout']))
    expect(await usersOf('?q=by%20name')).toEqual(new Set(['lookout']))
    expect(await usersOf('?q=of%20stock')).toEqual(new Set(['admin']))
    expect(await usersOf('?q=127.0.0.1&kind=login')).toEqual(new Set(['admin', 'lookout']))
    expect(await usersOf('?q=%25')).toEqual(new Set())
    expect(await usersOf("?q=' OR 1=1 --")).toEqual(new Set())
  })

  it('can be filtered by kind, and are listed page by page', async () => {
    await make('export of orders')
    const keys = (await sessions('?kind=key')).data.map(({ key_name: name }) => name)
    expect(new Set(keys)).toEqual(new Set(['export of orders', 'sync of stock']))
    expect((await sessions('?kind=login')).data.every(({ key_name: name }) => name === null)).toBe(true)
    const pages = await Promise.all([1, 2].map((page) => sessions(`?kind=key&current=${page}&pageSize=1`)))
    expect(pages.map(({ total }) => total)).toEqual([2, 2])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(2)
  })

  it('can be filtered by user', async () => {
    const [session] = (await sessions('?q=lookout')).data
    const { data, total } = await sessions(`?user_id=${session?.user_id}`)
    expect([data.map(({ username }) => username), total]).toEqual([['lookout'], 1])
    expect((await sessions(`?user_id=${session?.user_id}&kind=key`)).data).toEqual([])
  })

  it('cannot be listed with an unknown or invalid parameter', async () => {
    for (const query of [
      '?kind=robot',
      '?q=',
      '?current=x',
      '?sort=name',
      '?user_id=7',
      `?q=${'x'.repeat(101)}`,
      '?q=%00',
    ])
      expect((await sessions(query)).status, query).toBe(400)
  })

  it('can be ended with immediate effect, and the audit log names their user', async () => {
    const other = await watcher('passer-by', [])
    const [session] = (await sessions('?q=passer-by')).data
    expect((await call('DELETE', `${path}/${session?.id}`, token)).status).toBe(200)
    expect((await call('GET', '/current/user', other)).status).toBe(401)
    expect(told(await call('DELETE', `${path}/${session?.id}`, token))).toEqual([404, 'RECORD_NOT_FOUND'])
    const [line] = await server.database.rows(sql`SELECT ${audit('action')}, ${audit('entity')},
      ${audit('record_id')}, ${audit('subject')}, ${audit('detail')} FROM ${audit.table}
      WHERE ${audit('subject')} = 'passer-by' AND ${audit('action')} = 'logout'`)
    expect(line).toEqual({
      action: 'logout',
      entity: 'user',
      record_id: session?.user_id,
      subject: 'passer-by',
      detail: { call: 'endSession', session: session?.id },
    })
  })

  it('of an API key can be ended, which makes the key invalid', async () => {
    const { data } = await make('lost key')
    expect((await call('GET', '/goods', data.key)).status).toBe(200)
    expect((await call('DELETE', `${path}/${data.id}`, token)).status).toBe(200)
    expect((await call('GET', '/goods', data.key)).status).toBe(401)
  })

  it('are listed for those who hold the page, but ended only by those who hold the button', async () => {
    const looking = await watcher('looker', [])
    const [own] = (await sessions('?q=looker', looking)).data
    expect(own).toMatchObject({ username: 'looker', current: true })
    expect((await call('DELETE', `${path}/${own?.id}`, looking)).status).toBe(403)
    const ended = await call('DELETE', '/current/sessions', looking)
    expect(ended.status).toBe(200)
  })

  it('cannot be ended by a caller with fewer permissions than their user', async () => {
    const guard = await watcher('guard', ['system.sessions.end'])
    const [admin] = (await sessions('?q=admin&kind=login', guard)).data
    expect(told(await call('DELETE', `${path}/${admin?.id}`, guard))).toEqual([403, 'USER_ABOVE'])
    expect((await call('GET', '/current/user', token)).status).toBe(200)
    await watcher('nobody', [])
    const [nobody] = (await sessions('?q=nobody', guard)).data
    expect((await call('DELETE', `${path}/${nobody?.id}`, guard)).status).toBe(200)
  })

  it('can be listed but not ended with an API key', async () => {
    const { data } = await make('watching', false)
    expect((await sessions('', data.key)).status).toBe(200)
    const refused = await call('DELETE', `${path}/${data.id}`, data.key)
    expect(told(refused)).toEqual([403, 'API_KEY_REFUSED'])
  })

  it('are no longer listed after they expire', async () => {
    const { data } = await make('of yesterday')
    await server.database.run(
      sql`UPDATE session SET expires_at = now() - interval '1 second' WHERE id = ${data.id}`,
    )
    expect((await sessions('?q=of%20yesterday')).data).toEqual([])
  })
})
