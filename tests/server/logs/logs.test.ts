import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { LogBuffer } from '#server/logs/LogBuffer.ts'
import { logRowOf } from '#server/logs/LogRow.ts'
import { pruneDeliveries, pruneLogs } from '#server/logs/pruneLogs.ts'
import { redact, redactText } from '#server/logs/redact.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { testDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

interface Line {
  level: string
  message: string
  trace_id: string
  tag: string
  user_name: string | null
  data: Record<string, unknown>
  stack: string | null
}

function lineOf(text: string): string {
  return JSON.stringify({ level: 30, time: Date.now(), msg: text })
}

async function* halfAnAnswer(end: Error) {
  yield 'half'
  await setImmediate()
  throw end
}

describe('log lines', () => {
  it('hide the values of everything that is named like a secret', () => {
    const data = {
      user: { password: 'a', name: 'b' },
      headers: { authorization: 'Bearer c', cookie: 'd' },
      list: [{ mp_app_secret: 'e' }],
    }
    expect(
      redact({ ...data, access_token: 'f', captcha_code: 'g', mch_key: 'h', must_change_password: true }),
    ).toEqual({
      user: { password: '[hidden]', name: 'b' },
      headers: { authorization: '[hidden]', cookie: '[hidden]' },
      list: [{ mp_app_secret: '[hidden]' }],
      access_token: '[hidden]',
      captcha_code: '[hidden]',
      mch_key: '[hidden]',
      must_change_password: true,
    })
  })

  it('hide tokens and passwords in addresses and headers', () => {
    expect(redactText('GET /x?access_token=abc&page=2&code=q HTTP')).toBe(
      'GET /x?access_token=[hidden]&page=2&code=[hidden] HTTP',
    )
    expect(redactText('/x?api_key=a&passwd=b&user[password]=c&user%5Bpassphrase%5D=d')).toBe(
      '/x?api_key=[hidden]&passwd=[hidden]&user[password]=[hidden]&user%5Bpassphrase%5D=[hidden]',
    )
    expect(redactText('postgres://root:secret@host/db')).toBe('postgres://root:[hidden]@host/db')
    expect(redactText('{"a":"Bearer abc.def"}')).toBe('{"a":"Bearer [hidden]"}')
  })

  it('hide nothing else, and are searched quickly even if they repeat the names of secrets', () => {
    expect(redactText('/x?keys=1&key=2&zipcode=3&&=4')).toBe('/x?keys=1&key=[hidden]&zipcode=3&&=4')
    // It would take minutes if the search began again at each of the words.
    expect(redactText('/x?to=https://y?token=a?b&c')).toBe('/x?to=https://y?token=[hidden]&c')
    const long = `?${'session'.repeat(100_000)}`
    expect(redactText(long)).toBe(long)
  })

  it('are cut to the sizes of the entity, without characters that the database cannot store', () => {
    const line = {
      level: 50,
      time: 0,
      msg: `a\0\ud800${'x'.repeat(3000)}`,
      trace_id: 't'.repeat(90),
      user_name: 'u'.repeat(60),
      big: 'y'.repeat(30_000),
    }
    const row = logRowOf(JSON.stringify(line))
    expect(row?.message).toHaveLength(2000)
    expect(row?.message).toMatch(/^a\ufffdx+…$/)
    expect(row?.trace_id).toHaveLength(64)
    expect(row?.user_name).toHaveLength(50)
    expect(JSON.stringify(row?.data).length).toBeLessThan(20_100)
    expect(logRowOf(JSON.stringify({ level: 20, msg: 'debug' }))).toBeUndefined()
  })
})

describe('the log buffer', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let database: Database
  let token: string
  beforeAll(async () => {
    server = await startTestServer(databases, { LOG_LEVEL: 'info' })
    database = server.database
    server.app.get('/unforeseen', () => {
      throw new TypeError('Bearer abc.def', { cause: new Error('postgres://root:hunter2@host') })
    })
    server.app.get('/broken', (_, reply) => reply.send(Readable.from(halfAnAnswer(new Error('no more')))))
    server.app.get('/refused', (_, reply) =>
      reply.send(Readable.from(halfAnAnswer(new AppError('FORBIDDEN')))),
    )
    token = await server.logIn()
  })

  const linesOf = (traceId: string) =>
    expect.poll(
      () => database.rows<Line>(sql`SELECT * FROM "logger" WHERE trace_id = ${traceId} ORDER BY id`),
      {
        timeout: 5000,
      },
    )

  it('keeps a request under its trace id, with method and status, and without what was sent [S3.06]', async () => {
    const headers = { 'x-request-id': 'trace-of-login' }
    const payload = { username: 'nobody', password: adminPassword, ...(await server.solvedCaptcha()) }
    await server.app.inject({ method: 'POST', url: '/api/v1/login?access_token=abcdef', payload, headers })
    await linesOf('trace-of-login').toMatchObject([
      {
        level: 'warn',
        tag: 'http',
        message: 'POST /api/v1/login 400',
        user_name: null,
        data: { method: 'POST', status: 400 },
      },
    ])
    const all = JSON.stringify(await database.rows(sql`SELECT * FROM "logger"`))
    for (const secret of [adminPassword, payload.captcha_code, 'abcdef', token])
      expect(all).not.toContain(secret)
  })

  it('names the user, warns of refusals and leaves out ordinary reads', async () => {
    const get = (url: string, id: string) =>
      server.app.inject({ url: `/api/v1${url}`, headers: { authorization: token, 'x-request-id': id } })
    await get('/goods', 'trace-of-reading')
    await get('/goods/018f0000-0000-7000-8000-000000000000', 'trace-of-absence')
    await linesOf('trace-of-absence').toMatchObject([
      { level: 'warn', user_name: 'admin', data: { status: 404 } },
    ])
    // Calls of a second or more are logged on purpose, and on a busy machine this one may be among them.
    const quick = sql`SELECT FROM "logger" WHERE trace_id = 'trace-of-reading' AND (data ->> 'ms')::float8 < 1000`
    expect(await database.rows(quick)).toEqual([])
  })

  it('leaves a successful change to the audit log, under the same trace id [S3.06]', async () => {
    const change = (id: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/departments',
        payload,
        headers: { authorization: token, 'x-request-id': id },
      })
    await change('trace-of-change', { code: 'logged', name: '记录部' })
    await change('trace-of-refusal', { code: 'logged', name: '记录部' })
    await linesOf('trace-of-refusal').toMatchObject([
      { level: 'warn', message: 'POST /api/v1/departments 409' },
    ])
    await linesOf('trace-of-change').toEqual([])
    const told = await database.rows(
      sql`SELECT action, subject FROM "audit" WHERE trace_id = 'trace-of-change'`,
    )
    expect(told).toEqual([{ action: 'create', subject: '记录部' }])
  })

  it('keeps the error that broke off an answer', async () => {
    const headers = { 'x-request-id': 'trace-of-half' }
    await expect(server.app.inject({ url: '/broken', headers })).rejects.toThrow()
    await linesOf('trace-of-half').toMatchObject([
      { level: 'error', message: 'An answer was broken off', stack: expect.stringContaining('no more') },
    ])
  })

  it('only warns of an answer that was broken off because it is no longer allowed', async () => {
    const headers = { 'x-request-id': 'trace-of-frozen' }
    await expect(server.app.inject({ url: '/refused', headers })).rejects.toThrow()
    await linesOf('trace-of-frozen').toMatchObject([{ level: 'warn', message: 'An answer was broken off' }])
  })

  it('keeps an unexpected error with its stack and cause, without their secrets', async () => {
    await server.app.inject({ url: '/unforeseen', headers: { 'x-request-id': 'trace-of-error' } })
    await linesOf('trace-of-error').toMatchObject([
      {
        level: 'error',
        message: 'INTERNAL',
        stack: expect.stringMatching(
          /TypeError: Bearer \[hidden\][^]*Caused by: Error: postgres:\/\/root:\[hidden\]@host/,
        ),
      },
      { level: 'warn', message: 'GET /unforeseen 500' },
    ])
  })

  it('is not filled by the many refusals of one network, and says how many lines were left out', async () => {
    const flooded = await startTestServer(databases, { LOG_LEVEL: 'info' })
    const addresses = ['/api/v1/nowhere', '/api/v1/goods', '/%zz', '/nowhere.js']
    for (let index = 0; index < 60; index += 1)
      await flooded.app.inject({
        url: addresses[index % addresses.length] ?? '',
        remoteAddress: `2001:db8::${index}`,
      })
    await flooded.app.inject({ url: '/api/v1/nowhere', remoteAddress: '10.20.20.20' })
    await flooded.app.close()
    const lines = await flooded.database.rows<Line>(
      sql`SELECT * FROM "logger" WHERE tag = 'http' AND level = 'warn' ORDER BY id`,
    )
    const addressOf = ({ data }: Line) => String(data['address'])
    expect(lines.filter((line) => addressOf(line).startsWith('2001:'))).toHaveLength(30)
    expect(lines.filter((line) => addressOf(line) === '10.20.20.20')).toHaveLength(1)
    expect(lines.at(-1)).toMatchObject({
      message: '30 refused calls were left out',
      data: { skipped: 30, most: [{ caller: 'address:2001:db8::/64', skipped: 30 }] },
    })
  })

  it('can be read through the API [S3.06]', async () => {
    const url = '/api/v1/loggers?trace_id=trace-of-absence'
    const answer = await server.app.inject({ url, headers: { authorization: token } })
    expect(answer.json()).toMatchObject({ total: 1, data: [{ level: 'warn', tag: 'http' }] })
  })

  it('can be searched by whole trace ids, by parts of messages and by parts of names [S3.06]', async () => {
    const found = async (q: string) => {
      const url = `/api/v1/loggers?q=${encodeURIComponent(q)}`
      const answer = await server.app.inject({ url, headers: { authorization: token } })
      return answer.json<{ data: Line[] }>().data.map(({ trace_id }) => trace_id)
    }
    expect(await found('trace-of-absence')).toEqual(['trace-of-absence'])
    expect(await found('trace-of-abs')).toEqual([])
    expect(await found('000000000000 404')).toContain('trace-of-absence')
    expect(await found('dmi')).toContain('trace-of-absence')
  })

  it('takes no more lines than it has room for, and says how many were dropped', async () => {
    const buffer = new LogBuffer(database, { capacity: 10, intervalMs: 60_000 })
    for (let index = 0; index < 25; index += 1) buffer.take(lineOf(`bounded ${index}`))
    await buffer.close()
    const kept = await database.rows<Line>(sql`SELECT * FROM "logger" WHERE message LIKE 'bounded %'`)
    expect(kept).toHaveLength(10)
    const [note] = await database.rows<Line>(sql`SELECT * FROM "logger" WHERE tag = 'log'`)
    expect(note).toMatchObject({ level: 'warn', data: { dropped: 15 } })
  })

  it('drops a line that can never be kept instead of holding up the others', async () => {
    await database.run(sql`ALTER TABLE "logger" ADD CONSTRAINT no_poison CHECK (message <> 'poison')`)
    const buffer = new LogBuffer(database, { intervalMs: 60_000 })
    for (const text of ['before poison', 'poison', 'after poison']) buffer.take(lineOf(text))
    buffer.take('no JSON')
    buffer.take(JSON.stringify({ level: 30, time: 1e300, msg: 'never' }))
    await buffer.close()
    const kept = await database.rows<Line>(
      sql`SELECT * FROM "logger" WHERE message LIKE '%poison' OR (data->>'dropped')::int < 10 ORDER BY id`,
    )
    expect(kept.map(({ message }) => message)).toEqual([
      'before poison',
      'after poison',
      '2 log lines were dropped',
      '1 log lines were dropped',
    ])
  })

  it('keeps lines while the database is away, and writes them when it is back', async () => {
    const away: { now: boolean } = { now: true }
    const broken: Database = {
      ...database,
      kind: database.kind,
      run: async (query) => {
        if (away.now) throw new Error('away')
        return database.run(query)
      },
    }
    const buffer = new LogBuffer(broken, { intervalMs: 60_000 })
    buffer.take(lineOf('patient line'))
    await buffer.flush()
    away.now = false
    await buffer.close()
    expect(await database.rows(sql`SELECT 1 FROM "logger" WHERE message = 'patient line'`)).toHaveLength(1)
  })

  it('deletes lines that are too old or too many', async () => {
    await database.run(
      sql`UPDATE "logger" SET created_at = now() - interval '40 days' WHERE message = 'patient line'`,
    )
    expect(await pruneLogs(database, { days: 30, rows: 1_000_000 })).toBe(1)
    const before = await database.rows(sql`SELECT id FROM "logger" ORDER BY id`)
    await pruneLogs(database, { days: 30, rows: 3 })
    expect(await database.rows(sql`SELECT id FROM "logger" ORDER BY id`)).toEqual(before.slice(-3))
  })

  it('deletes calls of webhooks that are too old or too many', async () => {
    const webhook = newId()
    await database.run(
      sql`INSERT INTO webhook (id, name, target_url) VALUES (${webhook}, 'told', 'https://example.com')`,
    )
    for (const days of [40, 3, 2, 1])
      await database.run(sql`INSERT INTO webhook_delivery (id, webhook_id, told_event, outcome, attempt_number, created_at)
        VALUES (${newId()}, ${webhook}, 'good.create', 'delivered', 1, now() - make_interval(days => ${days}))`)
    const kept = { days: 30, rows: 1000 }
    expect(await pruneDeliveries(database, kept)).toBe(1)
    expect(await pruneDeliveries(database, { ...kept, rows: 2 })).toBe(1)
    const rows =
      await database.rows(sql`SELECT round(extract(epoch FROM now() - created_at) / 86400)::int AS days
      FROM webhook_delivery ORDER BY created_at`)
    expect(rows).toEqual([{ days: 2 }, { days: 1 }])
  })
})
