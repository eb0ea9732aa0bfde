import { createServer } from 'node:http'
import type { OutgoingHttpHeaders, Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { askSite } from '#server/frames/askSite.ts'
import { Networks } from '#server/outgoing/Networks.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const databases = testDatabases('embedded')
let server: TestServer
let authorization: string
let site: string

beforeAll(async () => {
  server = await startTestServer(databases, { FRAME_NETWORKS: '127.0.0.0/8' })
  authorization = `Bearer ${await server.logIn()}`
  site = await openSite((path) => answers[path] ?? [200, {}])
})

/** The site's answers, by path. */
const answers: Record<string, [number, OutgoingHttpHeaders]> = {
  '/refuses': [200, { 'x-frame-options': 'DENY' }],
  '/leads-on': [302, { location: '/refuses' }],
  '/moves': [301, { location: 'https://elsewhere.example/secret?token=1' }],
}

async function openSite(answer: (path: string) => [number, OutgoingHttpHeaders]): Promise<string> {
  const opened: Server = createServer(({ url }, response) => {
    response.writeHead(...answer(url ?? '/')).end('<p>a site</p>')
  })
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  afterAll(() => opened.close())
  const address = opened.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: JsonObject) => {
  const request = { method, url: `/api/v1${url}`, headers: { authorization } }
  return server.app.inject({ ...request, ...(payload && { payload }) })
}

let count = 0
const buildMenu = async (url: string, type = 'iframe') => {
  const code = `frame.${(count += 1)}`
  const answer = await call('POST', '/menus', {
    code,
    name: code,
    type: 'page',
    sequence: 1,
    status: 'enabled',
    properties: { type, url },
  })
  const { id } = answer.json<{ data: { id: string } }>().data
  await server.database.transaction((tx) =>
    tx.run(sql`INSERT INTO "role_menus" (owner, target, position)
      SELECT id, ${id}, ${5000 + count} FROM "role" WHERE code = 'administrator'`),
  )
  return { id, code }
}
const askFrame = (code: string, origin = 'https://shop.example.com') =>
  call('GET', `/current/frames?${new URLSearchParams({ code, origin })}`)
const ask = async (code: string) => {
  const answer = await askFrame(code)
  return answer.json<{ data: JsonObject | null }>().data
}

const hostile = [
  'https://docs.example.com,/',
  "https://a';x/",
  'https://*/',
  'https://*.com/',
  'http://u:p@a.com/',
  'https://',
]

describe('a site that a menu shows in a frame [S2.28]', () => {
  it.each(hostile)('is refused at its field if its address is %s', async (url) => {
    const menu = { code: 'hostile', name: 'hostile', type: 'page', sequence: 1, status: 'enabled' }
    for (const type of ['iframe', 'link']) {
      const answer = await call('POST', '/menus', { ...menu, properties: { type, url } })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        error: { id: 'ADDRESS_UNUSABLE', fields: [{ path: '/properties/url', message: '请输入有效的网址' }] },
      })
    }
  })

  it('does not break the console, even if it was stored before addresses were checked', async () => {
    for (const [index, url] of hostile.entries()) {
      const menu = { type: 'iframe', url }
      await server.database.run(sql`INSERT INTO "menu" (id, code, name, sequence, type, status, properties)
        VALUES (${newId()}, ${`former.${index}`}, 'former', 1, 'page', 'enabled', ${JSON.stringify(menu)}::jsonb)`)
    }
    const { statusCode, headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect([200, 503]).toContain(statusCode)
    expect(headers['content-security-policy']).toContain("frame-src 'self';")
  })

  it('is asked whether it allows framing', async () => {
    const expected = [
      ['/', { answer: 'allowed' }],
      ['/refuses', { answer: 'refused' }],
      ['/leads-on', { answer: 'unknown' }],
      ['/moves', { answer: 'unknown' }],
    ] as const
    for (const [path, answer] of expected) {
      const { code } = await buildMenu(`${site}${path}`)
      expect([path, await ask(code)]).toEqual([path, answer])
    }
  })

  it('is reported as unreachable if nobody answers there', async () => {
    const { code } = await buildMenu('http://127.0.0.1:9/')
    expect(await ask(code)).toEqual({ answer: 'unreachable' })
  })

  it('is asked only for the frame of a menu that the caller holds', async () => {
    const { code } = await buildMenu(`${site}/`, 'link')
    expect(await ask(code)).toBeNull()
    expect(await ask('system.user')).toBeNull()
    expect((await askFrame(code, 'nowhere')).statusCode).toBe(400)
  })

  it.each(['http://shop.example.com:99999', 'mailto:shop@example.com'])(
    'is asked only for a console at an address that browsers open, so not for %s',
    async (origin) => {
      const { code } = await buildMenu(`${site}/`)
      const answer = await askFrame(code, origin)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: { id: 'QUERY_INVALID' } })
    },
  )

  it.each([
    ['an address of an inner network', 'http://10.0.0.1/'],
    ['one that is written unusually', 'http://0x7f000001.:1/'],
    ['one inside of IPv6', 'http://[::ffff:10.0.0.1]/'],
    ['one inside of IPv6 as it once was', 'http://[::10.0.0.1]/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest'],
    ['a name of this machine', 'http://localhost:9/'],
    ['a name that nobody knows', 'http://nobody.invalid/'],
  ])('is not asked at %s', async (_, url) => {
    const site = new URL(url)
    const networks = new Networks([])
    const embedder = new URL('https://shop.example.com')
    expect(await askSite(site, { embedder, networks })).toEqual({ answer: 'unknown' })
  })

  it('is asked at most ten times a minute for one user', async () => {
    const { code } = await buildMenu(`${site}/`)
    const statuses = await Promise.all(
      Array.from({ length: 11 }, async () => (await askFrame(code)).statusCode),
    )
    expect(statuses).toContain(429)
    const refused = await askFrame(code)
    expect(refused.json()).toMatchObject({ error: { id: 'REQUESTS_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('is named in the security policy of the console as long as its menu is enabled', async () => {
    const frames = async () => {
      const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
      return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? []
    }
    expect(await frames()).not.toContain('https://frames.example.com')
    const { id, code } = await buildMenu('https://frames.example.com/a/b;?c,d')
    expect(await frames()).toEqual(expect.arrayContaining(["'self'", 'https://frames.example.com']))
    const menu = { code, name: code, type: 'page', sequence: 1, status: 'disabled' }
    expect((await call('PUT', `/menus/${id}`, menu)).statusCode).toBe(200)
    expect(await frames()).not.toContain('https://frames.example.com')
  })
})
