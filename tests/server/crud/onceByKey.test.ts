import { once } from 'node:events'
import { request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { sweepKeys } from '#server/crud/write/onceByKey.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('a create with an Idempotency-Key', (databases) => {
  let server: TestServer
  let admin: string
  beforeAll(async () => {
    server = await startTestServer(databases, { FENXIAO_DEFAULT_PASSWORD: '' })
    admin = await server.logIn()
  })

  const post = async (url: string, payload: object, { key, token = admin }: Sender = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: headersOf(token, key),
      payload,
    })
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const create = (name: string, sender: Sender) => post('/goods', goodOf(name), sender)
  const countOf = async (name: string) => {
    const row = await server.database.row<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM "good" WHERE name = ${name}`,
    )
    return row?.count
  }
  const keptKeys = () => server.database.rows(sql`SELECT key FROM idempotency_key`)
  const activeUser = async (username: string) => {
    const role = await server.database.row<{ id: string }>(
      sql`SELECT target AS id FROM user_roles ur JOIN "user" u ON u.id = ur.owner WHERE u.username = 'admin'`,
    )
    return { username, name: 'N', status: 'activated', roles: [{ role_id: role?.id }] }
  }

  it('is done once, and a retry gets the first answer again [S7.01]', async () => {
    const first = await create('first', { key: 'key-1' })
    expect(first.status).toBe(200)
    expect(await create('first', { key: 'key-1' })).toEqual(first)
    const turned = Object.fromEntries(Object.entries(goodOf('first')).toReversed())
    expect(await post('/goods', turned, { key: 'key-1' })).toEqual(first)
    expect(await countOf('first')).toBe(1)
  })

  it('is done once even if the answer to the first try is lost [S7.01]', async () => {
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
    const headers = { ...headersOf(admin, 'key-lost'), 'content-type': 'application/json' }
    const lost = request({ port, path: '/api/v1/goods', method: 'POST', headers })
    lost.on('error', () => undefined)
    lost.end(JSON.stringify(goodOf('lost')))
    await once(lost, 'finish')
    await expect.poll(() => countOf('lost')).toBe(1)
    lost.destroy()
    const retried = await create('lost', { key: 'key-lost' })
    expect(retried).toMatchObject({ status: 200, body: { data: { name: 'lost' } } })
    expect(await countOf('lost')).toBe(1)
  })

  it('is done once even if twenty arrive together [S7.01]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('together', { key: 'key-2' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    expect(await countOf('together')).toBe(1)
  })

  it('is refused if its key was used for something else or is not a valid key', async () => {
    await create('taken', { key: 'key-3' })
    const other = await create('other', { key: 'key-3' })
    expect(other).toMatchObject({ status: 422, body: { error: { id: 'IDEMPOTENCY_KEY_REUSED' } } })
    const department = { code: 'other', name: 'other', sequence: 1, status: 'enabled' }
    const elsewhere = await post('/departments', department, { key: 'key-3' })
    expect(elsewhere).toMatchObject({ status: 422, body: { error: { id: 'IDEMPOTENCY_KEY_REUSED' } } })
    const invalid = await create('other', { key: 'a b' })
    expect(invalid).toMatchObject({ status: 400, body: { error: { id: 'IDEMPOTENCY_KEY_INVALID' } } })
    expect(await countOf('other')).toBe(0)
  })

  it('can be retried with the same key after a refusal', async () => {
    const refused = await create('', { key: 'key-4' })
    expect(refused.status).toBe(400)
    expect(await create('again', { key: 'key-4' })).toMatchObject({ status: 200 })
  })

  it('shares its rules with a state move, which is also done once per key', async () => {
    const made = await create('moved', { key: 'key-7' })
    const move = () => post(`/goods/${made.body.data?.id}/withdraw`, { version: 1 }, { key: 'key-8' })
    const first = await move()
    expect(first.status).toBe(200)
    expect(await move()).toEqual(first)
  })

  it('is independent of the same key sent by another user', async () => {
    const own = { password: adminPassword }
    expect(await post('/users', { ...(await activeUser('second')), ...own })).toMatchObject({ status: 200 })
    await server.database.run(sql`DELETE FROM password_change_due`)
    const token = await server.logIn('second')
    const mine = await create('two', { key: 'key-5' })
    const theirs = await create('two', { key: 'key-5', token })
    expect(theirs.status).toBe(200)
    expect(theirs.body.data?.id).not.toBe(mine.body.data?.id)
  })

  it('shows a generated password only in its first answer, and does not store it', async () => {
    const user = await activeUser('third')
    const first = await post('/users', user, { key: 'key-6' })
    const password = first.body.shown_once?.password ?? ''
    expect(password).not.toBe('')
    const { status, body } = await post('/users', user, { key: 'key-6' })
    expect(status).toBe(200)
    expect(body.data).toEqual(first.body.data)
    expect(body).not.toHaveProperty('shown_once')
    const kept = await server.database.rows<{ answer: object }>(sql`SELECT answer FROM idempotency_key`)
    expect(JSON.stringify(kept)).not.toContain(password)
    await expect(server.logIn('third', password)).resolves.toBeTypeOf('string')
  })

  it('has its key stored for a day, while a create without a key stores none', async () => {
    const before = await keptKeys()
    await create('plain', {})
    expect(await keptKeys()).toEqual(before)
    await server.database.run(sql`UPDATE idempotency_key SET created_at = now() - interval '25 hours'
      WHERE key <> 'key-1'`)
    await sweepKeys(server.database)
    expect(await keptKeys()).toEqual([{ key: 'key-1' }])
  })
})

interface Sender {
  key?: string
  token?: string
}

interface Answer {
  data?: { id: string }
  error?: object
  shown_once?: { password: string }
}

function headersOf(token: string, key: string | undefined) {
  return { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) }
}

function goodOf(name: string) {
  return { name, price: 100, min_price: 80, first_price: 0, sequence: 1, status: 'normal' }
}
