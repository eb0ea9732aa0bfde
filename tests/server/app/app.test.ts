import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { connect } from 'node:net'
import { once } from 'node:events'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { tables } from '#generated/tables/tables.ts'
import { buildApp } from '#server/app/app.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { callTexts } from '#shared/messages/callTexts.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

interface ApiPart {
  /** Absent for a reference to a part that generated calls share. */
  schema?: JsonObject
}

type ApiPaths = Record<
  string,
  Record<
    string,
    { operationId: string; parameters?: ApiPart[]; requestBody?: { content: Record<string, ApiPart> } }
  >
>

describe('the server', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer(databases, { BODY_LIMIT: '2000' })
    token = await server.logIn()
  })

  const errorOf = (answer: { json: () => { error: unknown } }) => answer.json().error

  it('reports its health and that of the database without a session', async () => {
    const answer = await server.app.inject('/api/v1/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      data: { status: 'ok', database: { kind: 'embedded', ready: true } },
    })
  })

  it('shows its figures to those who may watch it, and counts their calls [S2.31]', async () => {
    expect((await server.app.inject('/api/v1/monitor')).statusCode).toBe(401)
    const watch = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.app.inject({ url: '/api/v1/monitor', headers })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ data: ServerFigures }>().data
    }
    await watch()
    const { database, policy, calls } = await watch()
    expect(database).toMatchObject({ kind: 'embedded', ready: true, writable: true })
    expect(database.size).toBeGreaterThan(1e6)
    expect(policy.known).toBeGreaterThan(0)
    expect(policy.decisions).toBeGreaterThanOrEqual(policy.known)
    const own = calls.find(({ path }) => path === '/api/v1/monitor')
    expect(own).toMatchObject({ method: 'GET', calls: 2, failed: 0 })
    expect(calls.some(({ path }) => path.includes('?'))).toBe(false)
  })

  it('serves its API document without a session, valid, and compressed on request', async () => {
    const answer = await server.app.inject('/api/v1/openapi.json')
    const document = answer.json<{ paths: Record<string, Record<string, { operationId: string }>> }>()
    expect(document.paths['/goods/{id}']).toHaveProperty('put')
    expect(document.paths['/login']?.['post']).toMatchObject({ operationId: 'logIn', security: [] })
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    const names = operations.map(({ operationId }) => operationId)
    expect(names).toEqual(expect.arrayContaining(Object.keys(callTexts)))
    expect(await new Validator().validate(answer.json<Record<string, unknown>>())).toMatchObject({
      valid: true,
    })
    const headers = { 'accept-encoding': 'gzip, br' }
    const compressed = await server.app.inject({ url: '/api/v1/openapi.json', headers })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(answer.body)
  })

  it('describes the input of every call with valid JSON Schema, which the start does not check', async () => {
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json<{ paths: ApiPaths }>()
    const schemas = Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ operationId, parameters = [], requestBody }) =>
        [...parameters, ...Object.values(requestBody?.content ?? {})].flatMap(({ schema }) =>
          schema ? [{ where: `${operationId} at ${path}`, schema }] : [],
        ),
      ),
    )
    const judge = new Ajv2020({ strict: false })
    const wrong = schemas.filter(({ schema }) => judge.validateSchema(schema) !== true)
    expect(wrong).toEqual([])
    expect(schemas.map(({ where }) => where)).toContain('logIn at /login')
    expect(judge.validateSchema({ type: 'string', minLength: -1 })).toBe(false)
  })

  it('requires a session on every route that is not free [S6.04]', async () => {
    const urls = [
      '/goods',
      '/users',
      '/roles',
      '/menus',
      '/menus/tree',
      '/departments',
      '/orders',
      '/loggers',
      '/distributions',
      '/distributions/logs',
      '/weChat/config',
      '/current/user',
      '/current/menus',
    ]
    for (const url of urls) {
      const answer = await server.app.inject(`/api/v1${url}`)
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  })

  it('refuses query parameters of calls that take none, and names them [S7.03]', async () => {
    const headers = { authorization: `Bearer ${await server.logIn()}` }
    for (const path of ['/departments/members', '/current/user', '/weChat/config', '/monitor'])
      for (const [query, status] of [
        ['', 200],
        ['?page=1', 400],
      ] as const) {
        const answer = await server.app.inject({ url: `/api/v1${path}${query}`, headers })
        expect([path, query, answer.statusCode]).toEqual([path, query, status])
        if (status === 400)
          expect(errorOf(answer)).toMatchObject({
            id: 'QUERY_INVALID',
            detail: expect.stringContaining('page'),
          })
      }
  })

  it('reports an unknown path differently from an unknown method', async () => {
    expect(errorOf(await server.app.inject('/api/v1/nothing'))).toMatchObject({
      id: 'ROUTE_NOT_FOUND',
      code: 404,
    })
    const answer = await server.app.inject({ method: 'PATCH', url: '/api/v1/goods?x=1' })
    expect(errorOf(answer)).toMatchObject({ id: 'METHOD_NOT_ALLOWED', code: 405 })
    expect(answer.headers['allow']).toBe('DELETE, GET, HEAD, POST, PUT')
  })

  it('has no call that adds, changes or deletes lines of a log [S3.06] [S3.10]', async () => {
    const logs = Object.values(tables).filter(({ kind }) => kind === 'log')
    expect(logs.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['logger', 'distributionLog']))
    const headers = { authorization: `Bearer ${token}` }
    for (const { path } of logs)
      for (const [method, url] of [
        ['POST', path],
        ['PUT', `${path}/${randomUUID()}`],
        ['DELETE', `${path}/${randomUUID()}`],
        ['PUT', `${path}?filter={}`],
        ['DELETE', `${path}?filter={}`],
      ] as const) {
        const answer = await server.app.inject({ method, url: `/api/v1${url}`, headers, payload: {} })
        // The last part of /distributions/logs is taken for the id of another record, and is none.
        const id = expect.toBeOneOf(['METHOD_NOT_ALLOWED', 'QUERY_INVALID'])
        expect([method, url, errorOf(answer)]).toMatchObject([method, url, { id }])
      }
  })

  it('reports an unknown path or method whatever the body, which it does not read', async () => {
    for (const type of ['application/json', 'text/xml'])
      for (const [method, url, id] of [
        ['POST', '/api/v1/nothing', 'ROUTE_NOT_FOUND'],
        ['PATCH', '/api/v1/goods', 'METHOD_NOT_ALLOWED'],
      ] as const) {
        const headers = { 'content-type': type }
        const answer = await server.app.inject({ method, url, headers, payload: '{'.repeat(3000) })
        expect([type, errorOf(answer)]).toMatchObject([type, { id }])
      }
  })

  it.each([
    '/api/v1/goods/%zz',
    '/api/v1/goods?name=%E0%A4',
    '/api/v1/goods?name=a%00b',
    '/api/v1/goods/%00',
    `/api/v1/goods/${'a'.repeat(201)}`,
  ])('refuses the address %s', async (url) => {
    const answer = await server.app.inject(url)
    expect(errorOf(answer)).toMatchObject({ id: 'URL_INVALID', code: 400 })
    expect(answer.headers['x-trace-id']).toMatch(/^[\da-f]{32}$/)
  })

  it.each([
    ['{"name":', 'application/json', 400, 'BODY_NOT_JSON'],
    ['', 'application/json', 400, 'INPUT_INVALID'],
    ['{"__proto__":{"admin":true}}', 'application/json', 400, 'BODY_NAME_FORBIDDEN'],
    ['{"a":{"constructor":{"prototype":{}}}}', 'application/json', 400, 'BODY_NAME_FORBIDDEN'],
    [`{"name":"${'x'.repeat(3000)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
    ['<good/>', 'text/xml', 415, 'MEDIA_TYPE_UNSUPPORTED'],
  ])('refuses the body %.40s of %s with %i', async (payload, type, status, id) => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/goods', payload, headers })
    expect(answer.json()).toMatchObject({ success: false, data: null, error: { id, code: status, status } })
  })

  it('refuses a body that is not UTF-8 instead of replacing characters', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/goods', payload, headers })
    expect(errorOf(answer)).toMatchObject({ id: 'BODY_NOT_UTF8', code: 400 })
  })

  it('refuses a body that is nested too deeply, and ignores brackets within a text [S8.02]', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const post = async (payload: string) =>
      errorOf(await server.app.inject({ method: 'POST', url: '/api/v1/goods', payload, headers }))
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    const detail = expect.stringMatching(/\b500\b/)
    expect(await post(nested(501))).toMatchObject({ id: 'BODY_TOO_DEEP', code: 400, detail })
    expect(await post(nested(500))).toMatchObject({ id: 'INPUT_INVALID' })
    expect(await post(`{"name":"\\"${'['.repeat(900)}"}`)).toMatchObject({ id: 'INPUT_INVALID' })
  })

  it.each(['1e400', '-1e400', '1E+999', `1${'0'.repeat(309)}`])(
    'refuses a number that is too large to be kept: %s [S8.02]',
    async (number) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const payload = `{"code":"a","name":"b","properties":{"deep":[${number}]}}`
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/menus', payload, headers })
      expect(errorOf(answer)).toMatchObject({ id: 'BODY_NUMBER_TOO_LARGE', code: 400 })
    },
  )

  it('refuses a whole number whose digits it would round, and accepts every other [S8.02]', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const post = async (code: string, value: string) => {
      const payload = `{"code":"${code}","name":"b","properties":{"deep":[${value}]}}`
      const sent = { method: 'POST', url: '/api/v1/menus', payload, headers } as const
      return server.app.inject(sent)
    }
    for (const number of ['12345678901234567890', '-9007199254740993', `{"a":9007199254740993}`])
      expect(errorOf(await post('a', number))).toMatchObject({ id: 'BODY_NUMBER_ROUNDED', code: 400 })
    const kept = ['9007199254740992', '1000000000000000000000000', '0.1', '1e30', '0.30000000000000004']
    const texts = ['"12345678901234567890"', String.raw`"\" 12345678901234567890"`]
    for (const [at, value] of [...kept, ...texts].entries()) {
      const answer = await post(`kept${at}`, value)
      expect(answer.json()).toMatchObject({ data: { properties: { deep: [JSON.parse(value)] } } })
    }
  })

  it('does not read a plain text body as JSON [S7.01]', async () => {
    const headers = { 'content-type': 'text/plain', authorization: `Bearer ${token}` }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/goods', payload: '{}', headers })
    expect(errorOf(answer)).toMatchObject({ id: 'MEDIA_TYPE_UNSUPPORTED', code: 415 })
  })

  it('accepts a missing body, whatever its content type [S7.01]', async () => {
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, authorization: `Bearer ${token}` }
      const made = await server.app.inject({
        method: 'POST',
        url: '/api/v1/goods',
        headers: { authorization: `Bearer ${token}` },
        payload: { name: type, price: 1 },
      })
      const { id } = made.json<{ data: { id: string } }>().data
      const url = `/api/v1/goods/${id}`
      const moved = await server.app.inject({ method: 'POST', url: `${url}/publish`, headers })
      expect([moved.statusCode, moved.json()]).toMatchObject([200, { data: { id, status: 'normal' } }])
      const gone = await server.app.inject({ method: 'DELETE', url, headers })
      expect([gone.statusCode, gone.json()]).toMatchObject([200, { data: { id } }])
    }
  })

  it('answers in the preferred language, Chinese by default [S1.02]', async () => {
    const said = async (language?: string) => {
      const headers = language === undefined ? {} : { 'accept-language': language }
      return (await server.app.inject({ url: '/api/v1/goods', headers })).json<{ msg: string }>().msg
    }
    expect(await said()).toBe('请先登录')
    expect(await said('en-US,en;q=0.9')).toBe('Please log in first')
    expect(await said('fr, en;q=0.4, zh-CN;q=0.8')).toBe('请先登录')
    expect(await said('de')).toBe('请先登录')
    // Names that every JavaScript object has are no languages.
    for (const word of ['constructor', '__proto__', 'toString']) expect(await said(word)).toBe('请先登录')
  })

  it('adopts a trace id that is fit for logs, and makes one otherwise', async () => {
    const traced = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: '/api/v1/health', headers })).headers['x-trace-id']
    expect(await traced({ 'x-request-id': 'shop-1234.5' })).toBe('shop-1234.5')
    expect(await traced({ traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` })).toBe('ab'.repeat(16))
    expect(await traced({ traceparent: `00-${'00'.repeat(16)}-${'cd'.repeat(8)}-01` })).toMatch(/[^0]/)
    expect(await traced({ 'x-request-id': 'a b\n{"level":50}' })).toMatch(/^[\da-f]{32}$/)
  })

  it('ignores a forwarded address where no proxy is trusted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    await server.app.inject({ url: '/api/v1/captcha/id', headers, remoteAddress: '10.9.9.9' })
    const rows = await server.database.rows<{ address: string }>(sql`SELECT address FROM captcha`)
    expect(rows.map(({ address }) => address)).toContain('10.9.9.9')
    expect(rows.map(({ address }) => address)).not.toContain('203.0.113.9')
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:50123', '203.0.113.9'],
    ['"[2001:db8::9]:50123"', '2001:db8::/64'],
    ['fe80::9%its-own-words', 'fe80::/64'],
    ['any words, 203.0.113.9, 10.0.0.7, ', '203.0.113.9'],
    ['203.0.113.9, any words, 10.0.0.7', '10.0.0.7'],
    [`any words?${'session'.repeat(7000)}`, '10.9.9.9'],
    ['', '10.9.9.9'],
  ])(
    'takes the caller’s address from trusted proxies, and only if it is an address: %.40s',
    async (sent, address) => {
      const config = { ...server.config, trustProxy: ['10.0.0.0/8'] }
      const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
      const headers = { 'x-forwarded-for': sent }
      const answer = await app.inject({ url: '/api/v1/captcha/id', headers, remoteAddress: '10.9.9.9' })
      const id = answer.json<{ data: { captcha_id: string } }>().data.captcha_id
      const row = await server.database.row<{ address: string }>(
        sql`SELECT address FROM captcha WHERE id = ${id}`,
      )
      expect(row?.address).toBe(address)
      await app.close()
    },
  )

  it('limits calls per network without a session and per user with one, but never health checks', async () => {
    const config = { ...server.config, requests: { perUser: 3, perAddress: 2 } }
    const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
    const statuses = async (url: string, headers: Record<string, string>, remoteAddress: string) => {
      const answers: number[] = []
      for (let made = 0; made < 4; made += 1) {
        const answer = await app.inject({ url: `/api/v1${url}`, headers, remoteAddress })
        answers.push(answer.statusCode)
      }
      return answers
    }
    const authorization = `Bearer ${token}`
    expect(await statuses('/goods', { authorization: 'Bearer guessed' }, '10.0.0.1')).toEqual([
      401, 401, 429, 429,
    ])
    expect(await statuses('/login/offers', {}, '2001:db8::1')).toEqual([200, 200, 429, 429])
    expect(await statuses('/current/user', { authorization }, '10.0.0.1')).toEqual([200, 200, 200, 429])
    expect(await statuses('/health', {}, '10.0.0.1')).toEqual([200, 200, 200, 200])
    await app.close()
  })

  it('counts the drawing of a captcha as several calls, according to its cost', async () => {
    const config = { ...server.config, requests: { perUser: 3, perAddress: 41 } }
    const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
    const statusOf = async (url: string): Promise<number> =>
      (await app.inject({ url: `/api/v1/captcha${url}`, remoteAddress: '10.0.0.2' })).statusCode
    const picture = `/image?id=${randomUUID()}`
    expect(await statusOf('/id')).toBe(200)
    expect([await statusOf(picture), await statusOf(picture), await statusOf('/id')]).toEqual([400, 400, 429])
    await app.close()
  })

  it('does not count callers as strangers while their sessions cannot be looked up', async () => {
    const own = await startTestServer(databases, { REQUESTS_PER_ADDRESS: '3' })
    const headers = { authorization: `Bearer ${await own.logIn()}` }
    await own.database.close()
    const statuses: number[] = []
    for (let call = 0; call < 5; call += 1)
      statuses.push((await own.app.inject({ url: '/api/v1/current/sessions', headers })).statusCode)
    expect(statuses).toEqual([503, 503, 503, 503, 503])
  })

  it('reads only short bodies from strangers, and from nobody a body with very many parts or names [S8.02]', async () => {
    const config = { ...server.config, bodyLimit: 200_000 }
    const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
    const long = { username: 'x'.repeat(20_000) }
    const refused = async (url: string, headers: Record<string, string> = {}, payload: object = long) =>
      errorOf(await app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload }))
    expect(await refused('/login')).toMatchObject({ id: 'BODY_TOO_LARGE' })
    expect(await refused('/goods', { authorization: `Bearer ${token}` })).toMatchObject({
      id: 'INPUT_INVALID',
    })
    const many = { images: Array.from({ length: 10_001 }, () => ({})) }
    expect(await refused('/goods', { authorization: `Bearer ${token}` }, many)).toMatchObject({
      id: 'BODY_TOO_MANY',
      code: 413,
    })
    const named = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`n${index}`, 1]))
    const manyNames = (payload: object) =>
      refused('/goods', { authorization: `Bearer ${token}` }, { images: payload })
    expect(await manyNames(named)).toMatchObject({ id: 'BODY_TOO_MANY', code: 413 })
    const sameNames = Array.from({ length: 9000 }, () => ({ n: 1 }))
    expect(await manyNames(sameNames)).toMatchObject({ id: 'INPUT_INVALID' })
    await app.close()
  })

  it('sends headers that keep foreign scripts and frames out', async () => {
    const { headers } = await server.app.inject('/api/v1/health')
    // Besides the server's own files, only the one inline script of the console's page is allowed.
    expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')?;/u)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('compresses long answers for callers who accept that, and no short ones', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' }
    const long = await server.app.inject({ url: '/api/v1/current/menus', headers })
    expect(long.headers['content-encoding']).toBe('br')
    const rows = await server.app.inject({ url: '/api/v1/menus?pageSize=100', headers })
    expect(rows.headers).toMatchObject({ 'content-encoding': 'br', 'content-range': expect.any(String) })
    const short = await server.app.inject({ url: '/api/v1/health', headers })
    expect(short.headers).not.toHaveProperty('content-encoding')
  })

  it('does what an Expect header demands, or refuses the request [S8.02]', async () => {
    const address = await listening(server.app)
    const head = (expected: string) =>
      `POST /api/v1/login HTTP/1.1\r\nHost: a\r\nExpect: ${expected}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const answers = async (message: string, end: RegExp): Promise<string> => {
      let text = ''
      socket.write(message)
      while (!end.test(text)) text += String((await once(socket, 'data'))[0])
      return text
    }
    const refused = await answers(`${head('nonsense')}{}`, /trace_id/)
    expect(refused).toMatch(/^HTTP\/1\.1 417[^]*nosniff[^]*"id":"EXPECTATION_UNMET"/)
    // The connection continues, and the refused body is not taken for a request.
    expect(await answers(head('100-continue'), /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100/)
    expect(await answers('{}', /trace_id/)).toMatch(/HTTP\/1\.1 400[^]*"id":"INPUT_INVALID"/)
    socket.destroy()
  })

  it('writes nothing under a condition that it does not check, and no partial body [S7.01] [S8.02]', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const write = async (more: Record<string, string>, payload: object) => {
      const all = { ...headers, ...more }
      const { statusCode, body } = await server.app.inject({
        method: 'PUT',
        url: '/api/v1/current/user',
        headers: all,
        payload,
      })
      return [statusCode, /"id":"([A-Z_]+)"/u.exec(body)?.[1]]
    }
    const name = async () =>
      (await server.app.inject({ url: '/api/v1/current/user', headers })).json<{ data: { name: string } }>()
        .data.name
    const before = await name()
    expect(await write({ 'if-match': '"1"' }, { name: 'overwritten' })).toEqual([412, 'PRECONDITION_UNMET'])
    expect(await write({ 'if-match': 'W/"1", "2"' }, { name: 'again' })).toEqual([412, 'PRECONDITION_UNMET'])
    expect(await write({ 'content-range': 'bytes 0-1/9' }, { name: 'a part' })).toEqual([400, 'BODY_PARTIAL'])
    expect(await name()).toBe(before)
    expect(await write({ 'if-none-match': '*' }, { name: 'once more' })).toEqual([412, 'PRECONDITION_UNMET'])
    expect(await write({ 'if-match': '*' }, { name: before })).toEqual([200, undefined])
    const read = await server.app.inject({
      url: '/api/v1/current/user',
      headers: { ...headers, 'if-match': '"1"' },
    })
    expect(read.statusCode).toBe(200)
  })

  it('requests the body of a caller who waits for 100-continue only once the call is allowed [S8.02]', async () => {
    const address = await listening(server.app)
    const answerTo = async (path: string, headers: string): Promise<string> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n${headers}\r\n\r\n`)
      let text = ''
      // The end of the connection: further bytes could be taken for the body that was never requested.
      for await (const chunk of socket) text += String(chunk)
      return text
    }
    const json = 'Content-Type: application/json\r\nContent-Length: '
    const asStranger = await answerTo('/api/v1/goods', `${json}1900`)
    expect(asStranger).toMatch(/^HTTP\/1\.1 401[^]*"id":"SESSION_MISSING"/)
    const tooLong = await answerTo('/api/v1/goods', `Authorization: Bearer ${token}\r\n${json}2001`)
    expect(tooLong).toMatch(/^HTTP\/1\.1 413[^]*"id":"BODY_TOO_LARGE"/)
    const encoded = await answerTo('/api/v1/login', `Content-Encoding: gzip\r\n${json}20`)
    expect(encoded).toMatch(/^HTTP\/1\.1 415[^]*"id":"BODY_ENCODED"/)
    expect(await answerTo('/api/v1/nowhere', `${json}20`)).toMatch(/^HTTP\/1\.1 40[14]/)
  })

  it('requests a file that waits for 100-continue up to the size limit, and refuses longer ones unread [S8.02]', async () => {
    const address = await listening(server.app)
    const { limit } = server.config.files
    const beginningOf = async (length: number): Promise<string> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(
        `POST /api/v1/files HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nExpect: 100-continue\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
      )
      const [answer] = await once(socket, 'data')
      socket.destroy()
      return String(answer)
    }
    expect(await beginningOf(limit)).toMatch(/^HTTP\/1\.1 100/)
    expect(await beginningOf(10 * limit)).toMatch(/^HTTP\/1\.1 413[^]*"id":"BODY_TOO_LARGE"/)
  })

  it('reads every header, so that none can hide the length of a body or a second host [S8.02]', async () => {
    const address = await listening(server.app)
    const many = Array.from({ length: 2500 }, (_, index) => `x${index}: 1\r\n`).join('')
    const answerTo = async (request: string): Promise<string> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(request)
      const [answer] = await once(socket, 'data')
      socket.destroy()
      return String(answer)
    }
    const twoHosts = `GET /api/v1/health HTTP/1.1\r\nHost: a\r\n${many}Host: b\r\n\r\n`
    expect(await answerTo(twoHosts)).toMatch(/^HTTP\/1\.1 400[^]*"id":"REQUEST_INVALID"/)
    const hidden = `POST /api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${many}Content-Length: 100000000\r\n\r\n`
    expect(await answerTo(hidden)).toMatch(/^HTTP\/1\.1 413[^]*"id":"BODY_TOO_LARGE"/)
  })

  it('recognises a call by its path when the request line also names a host, as for proxies', async () => {
    const address = await listening(server.app)
    const answerTo = async (target: string): Promise<string> => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(`PUT ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      let text = ''
      for await (const chunk of socket) text += String(chunk)
      return text
    }
    expect(await answerTo('http://other.example/api/v1/captcha/id')).toMatch(/^HTTP\/1\.1 405/)
    expect(await answerTo('HTTP://other.example?x')).toMatch(/^HTTP\/1\.1 404/)
  })

  it('survives input that is not HTTP, and a request that names two hosts or none', async () => {
    const address = await listening(server.app)
    const get = 'GET /api/v1/health HTTP/1'
    for (const message of ['GARBAGE', `${get}.1\r\nHost: a\r\nhost: b`, `${get}.1\r\nAccept: */*`]) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(`${message}\r\n\r\n`)
      const [reply] = await once(socket, 'data')
      expect(String(reply)).toMatch(/^HTTP\/1\.1 400[^]*"id":"REQUEST_INVALID"/)
      socket.destroy()
    }
    const old = connect(Number(new URL(address).port), '127.0.0.1')
    old.write(`${get}.0\r\n\r\n`)
    expect(String((await once(old, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
    old.destroy()
    expect((await fetch(`${address}/api/v1/health`)).status).toBe(200)
  })
})

async function listening(app: FastifyInstance): Promise<string> {
  return app.server.listening ? (app.listeningOrigin ?? '') : app.listen({ host: '127.0.0.1', port: 0 })
}
