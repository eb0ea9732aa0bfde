import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

describe('errors', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases)
    const { app, database } = server
    app.get('/unforeseen', () => {
      throw new TypeError('password of /etc/secret is 1234')
    })
    app.get('/nothing', () => {
      // Code may throw anything.
      throw null
    })
    app.get('/folder', () => {
      throw new AppError('DATABASE_IN_USE', { folder: '/srv/private' })
    })
    app.get('/taken', async () => {
      for (const id of ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002']) {
        await database.run(sql`INSERT INTO "role" (id, code, name) VALUES (${id}, 'twice', 'x')`)
      }
    })
    app.get('/renamed', () => database.rows(sql`SELECT name FROM good_by_its_new_name`))
    app.get('/dropped', () => database.transaction((tx) => tx.run(sql`UPDATE good SET no_more = 1`)))
    app.get('/nul', () => database.row(sql`SELECT ${'a\0'}::text`))
    app.get('/move', { config: { entity: 'order' } }, () => {
      const fields = [
        { path: '/status', code: 'MOVE_NOT_ALLOWED', params: { from: 'pending', to: 'refused' } },
      ]
      throw new AppError('MOVE_NOT_ALLOWED', { from: 'pending', to: 'refused', fields })
    })
    app.get('/together', { config: { entity: 'order' } }, () => {
      const params = { together: ['good_id', 'user_id'] }
      const fields = params.together.map((name) => ({ path: `/${name}`, code: 'VALUE_TAKEN', params }))
      throw new AppError('VALUE_TAKEN', { fields })
    })
    app.get('/owner', { config: { entity: 'order' } }, () => {
      const about = { entity: 'user', path: '/email' }
      throw new AppError('INPUT_INVALID', { fields: [{ path: '/user_id', code: 'required', about }] })
    })
    app.get('/used', () => {
      const uses = [
        { entity: 'user', count: 12 },
        { entity: 'order', count: 1 },
      ]
      throw new AppError('RECORD_IN_USE', { entity: 'user', uses, facts: { id: '1' } })
    })
    app.get('/unseen', () => {
      const uses = [
        { entity: 'user', count: 12, unseen: 3 },
        { entity: 'order', count: 1, unseen: 1 },
      ]
      throw new AppError('RECORD_IN_USE', { entity: 'user', uses })
    })
    app.get('/hidden', () => {
      throw new AppError('RECORD_IN_USE', { entity: 'user', uses: [{ entity: 'user', hidden: true }] })
    })
    app.get('/many', () => {
      const unknown = Array.from({ length: 100_000 }, (_, name) => ({
        instancePath: '',
        schemaPath: '',
        keyword: 'additionalProperties',
        params: { additionalProperty: `n${name}` },
      }))
      throw new AppError('INPUT_INVALID', { fields: fieldFactsOf(unknown) })
    })
    app.get('/nested', { config: { entity: 'menu' } }, () => {
      throw new AppError('INPUT_INVALID', { fields: [{ path: '/resources/0/path', code: 'required' }] })
    })
  })

  const call = async (url: string, language = 'zh') => {
    const answer = await server.app.inject({ url, headers: { 'accept-language': language } })
    return {
      status: answer.statusCode,
      text: answer.body,
      ...answer.json<{ msg: string; error: Record<string, unknown> }>(),
    }
  }

  it('list at most a hundred fields, and take little time for very many [S8.02]', async () => {
    const before = process.cpuUsage()
    const { status, error } = await call('/many')
    const { user } = process.cpuUsage(before)
    expect([status, error['id']]).toEqual([400, 'INPUT_INVALID'])
    expect(error['fields']).toHaveLength(100)
    // A body of 1 MB contains this many unknown names; comparing each with all others kept the server busy for half a minute.
    expect(user / 1e6).toBeLessThan(5)
  })

  it.each(['/unforeseen', '/nothing'])(
    'that are unexpected show a trace id and nothing internal: %s',
    async (url) => {
      const { status, text, error } = await call(url)
      expect(status).toBe(500)
      expect(error).toMatchObject({
        id: 'INTERNAL',
        detail: '服务器内部错误',
        trace_id: expect.stringMatching(/^[\da-f]{32}$/),
      })
      expect(text).not.toMatch(/password|secret|at .*\.ts/)
    },
  )

  it('about the machine do not reveal its folders', async () => {
    const { status, text } = await call('/folder')
    expect(status).toBe(503)
    expect(text).not.toContain('/srv')
  })

  it('of the database are reported at the fields that cause them [S5.13]', async () => {
    const taken = await call('/taken')
    expect(taken.error).toMatchObject({
      id: 'VALUE_TAKEN',
      fields: [{ path: '/code', message: '该值已被使用' }],
    })
    expect((await call('/nul')).status).toBe(400)
  })

  it('about values that are unique only together name all of them, at each of their fields [S5.13]', async () => {
    const message = 'There is already a record with the same good and paying user'
    const { error, msg } = await call('/together', 'en')
    expect([msg, error]).toMatchObject([message, { id: 'VALUE_TAKEN', fields: [{ message }, { message }] }])
    expect((await call('/together')).msg).toBe('已有商品和付款用户都相同的记录')
  })

  it('name entities, fields and states by their labels, in the caller’s language [S1.02] [S4.10]', async () => {
    expect((await call('/used')).msg).toBe('仍被 12 个用户和 1 个订单使用，不能删除')
    expect((await call('/used', 'en')).msg).toBe(
      'Still used by 12 users and 1 order, so it cannot be deleted',
    )
    expect((await call('/unseen')).msg).toBe(
      '仍被 12 个用户（其中 3 个您无权查看）和 1 个订单（您无权查看）使用，不能删除',
    )
    expect((await call('/unseen', 'en')).msg).toBe(
      'Still used by 12 users (3 of which you may not see) and 1 order (which you may not see), so it cannot be deleted',
    )
    expect((await call('/hidden')).msg).toBe('仍被已删除的用户使用，不能删除')
    expect((await call('/hidden', 'en')).msg).toBe('Still used by deleted users, so it cannot be deleted')
    const move = await call('/move')
    expect(move.msg).toBe('不能从“待支付”变为“已退款”')
    expect(move.error).toMatchObject({ fields: [{ message: '不能从“待支付”变为“已退款”' }] })
    expect((await call('/owner')).error).toMatchObject({
      fields: [{ path: '/user_id', message: '请输入用户的邮箱' }],
    })
    expect((await call('/owner', 'en')).error).toMatchObject({
      fields: [{ message: 'User: Email is required!' }],
    })
    expect((await call('/nested', 'en')).error).toMatchObject({ fields: [{ message: 'Path is required!' }] })
  })

  it('have texts in both languages, with the same placeholders [S1.02]', () => {
    const placeholders = (text: string) => (text.match(/%\{\w+\}/g) ?? []).sort()
    for (const { status, zh, en } of Object.values(errorTable)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(zh).toMatch(/[\u4e00-\u9fff]/)
      expect(en).not.toMatch(/[\u4e00-\u9fff]/)
      expect(placeholders(en)).toEqual(placeholders(zh))
    }
  })

  it.each(['/renamed', '/dropped'])(
    'about a table or column that a newer version removed ask for that version [S6.04]: %s',
    async (url) => {
      const { status, msg, text, error } = await call(url, 'en')
      expect([status, error['id']]).toEqual([503, 'DATABASE_NEWER'])
      expect(msg).toContain('a newer version has migrated it')
      expect(text).not.toMatch(/good|no_more/)
    },
  )

  it('have no article before the name of an entity in English, which may begin with a vowel [S1.02]', () => {
    for (const { en } of Object.values(errorTable)) expect(en).not.toMatch(/\ban? %\{entity\}/iu)
  })

  it('have status 503 if the database is not available, in the health route too', async () => {
    await server.database.close()
    const health = await server.app.inject('/api/v1/health')
    expect([health.statusCode, health.json<{ data: { status: string } }>().data.status]).toEqual([
      503,
      'down',
    ])
    const answer = await server.app.inject({ url: '/api/v1/goods', headers: { authorization: 'x' } })
    expect(answer.json()).toMatchObject({ error: { id: 'DATABASE_UNAVAILABLE', code: 503 } })
    expect(answer.headers['retry-after']).toBe('5')
  })
})
