import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { bucketStore } from '#server/files/bucketStore.ts'
import { findOrphans } from '#server/files/findOrphans.ts'
import { openFileStore } from '#server/files/openFileStore.ts'
import { tables } from '#generated/tables/tables.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/** A picture of one pixel in WebP. */
const dot = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

interface Uploaded {
  url: string
  name: string
  size: number
  type: string
}

describe('uploaded files', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let token: string
  let address: string
  beforeAll(async () => {
    server = await startTestServer(databases, { FILE_LIMIT: '20000' })
    token = await server.logIn()
    address = await server.app.listen({ port: 0 })
  })

  const upload = async (
    bytes: Uint8Array | string,
    name = 'a.png',
    { small, ...headers }: Record<string, string> & { small?: string } = {},
  ) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'image/png' }))
    if (small !== undefined) form.set('small', new File([Buffer.from(small, 'base64')], 'small.webp'))
    const request = new Response(form)
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
        ...headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const uploaded = async (bytes: Uint8Array | string, name?: string) =>
    (await upload(bytes, name)).json<{ data: Uploaded }>().data
  const errorOf = (answer: { json: () => { error: unknown } }) => answer.json().error

  it('are returned with address, name, size and type, and can be cached for ever [S7.07]', async () => {
    const bytes = png(3, 2)
    const file = await uploaded(bytes, '照片 1.png')
    expect(file).toMatchObject({ name: '照片 1.png', size: bytes.length, type: 'image/png' })
    expect(file.url).toMatch(/^\/api\/v1\/files\/[\w-]{22}\.png$/)
    const answer = await server.app.inject(file.url)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('can have a small picture with them, which lists show instead [S7.07]', async () => {
    const sent = await upload(png(900, 600), 'a.png', { small: dot })
    const { url } = sent.json<{ data: Uploaded }>().data
    const small = await server.app.inject(`${url}?small=true`)
    expect(small.rawPayload.toString('base64')).toBe(dot)
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await server.app.inject(url)).rawPayload).toEqual(png(900, 600))
    const alone = await uploaded(png(3, 2))
    expect((await server.app.inject(`${alone.url}?small=true`)).rawPayload).toEqual(png(3, 2))
    const direct = url.replace('.png', '.small.webp')
    expect((await server.app.inject(direct)).statusCode).toBe(404)
  })

  it.each([
    ['no WebP', png(3, 2), png(3, 2).toString('base64')],
    ['too many bytes', png(3, 2), dot + 'A'.repeat(140_000)],
    ['one of a text', 'a text', dot],
  ])('are refused with a small picture that is %s', async (_, bytes, small) => {
    expect(errorOf(await upload(bytes, 'a.png', { small }))).toMatchObject({
      code: expect.toBeOneOf([400, 413]),
      id: expect.toBeOneOf(['SMALL_PICTURE_REFUSED', 'FILE_TOO_LARGE']),
    })
  })

  it('are limited per user and day', async () => {
    const config = { ...server.config, files: { ...server.config.files, dailyLimit: 100 } }
    const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
    const send = async (text: string) => {
      const form = new FormData()
      form.set('file', new File([text], 'a.txt'))
      const request = new Response(form)
      return app.inject({
        method: 'POST',
        url: '/api/v1/files',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
    }
    expect((await send('a'.repeat(80))).statusCode).toBe(200)
    const refused = await send('a'.repeat(80))
    expect(refused.json()).toMatchObject({ error: { id: 'FILE_QUOTA_EXCEEDED', code: 429 } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    await app.close()
  })

  it('get their type from their contents, whatever their names say [S7.07]', async () => {
    expect(await uploaded('%PDF-1.7\n%âãÏÓ\n', 'a.png')).toMatchObject({ type: 'application/pdf' })
    const page = await uploaded('<!doctype html><script>alert(1)</script>', 'page.html')
    expect(page).toMatchObject({ url: expect.stringMatching(/\.txt$/), type: 'text/plain' })
    const refused = await upload(Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'setup.png')
    expect(errorOf(refused)).toMatchObject({ id: 'FILE_TYPE_REFUSED', code: 415 })
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'SVG after a declaration and a comment',
      '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
  ])('are downloaded instead of shown if they are %s', async (_, text) => {
    const { url, type } = await uploaded(text, 'logo.svg')
    expect(type).toBe('image/svg+xml')
    const { headers } = await server.app.inject(url)
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it('are recognised even if they begin with thousands of comments', async () => {
    const file = await uploaded('<!---->'.repeat(2000), 'comments.txt')
    expect(file.type).toBe('text/plain')
  })

  it.each([
    ['GBK', Buffer.from('c4fabac3a3acb6a9b5a50a', 'hex')],
    ['UTF-16 with its mark', Buffer.from('\uFEFF您好，订单\n', 'utf16le')],
    ['UTF-16 that begins with the higher byte', Buffer.from('\uFEFF您好\n', 'utf16le').swap16()],
  ])('are accepted as texts in %s, and kept unchanged [S7.11]', async (_name, bytes) => {
    const { url } = await uploaded(bytes, 'notes.txt')
    expect(url).toMatch(/\.txt$/u)
    expect((await server.app.inject(url)).rawPayload).toEqual(bytes)
  })

  it('are refused as texts if they hold control characters in any encoding [S7.07]', async () => {
    for (const bytes of [Buffer.from('您\u0001好', 'utf16le'), Buffer.from([0xc4, 0xfa, 7, 0xba, 0xc3])])
      expect(errorOf(await upload(bytes, 'a.txt'))).toMatchObject({ id: 'FILE_TYPE_REFUSED' })
  })

  it('are neither stored in nor served from a folder that the client names', async () => {
    const file = await uploaded(png(1, 1), '../../etc/passwd\\evil.png')
    expect(file.name).toBe('evil.png')
    const names = await readdir(join(server.config.dataFolder, 'files'))
    expect(names).toContain(file.url.split('/').at(-1))
    expect(names.every((name) => /^[\w-]{22}(?:\.small)?\.\w+$/.test(name))).toBe(true)
    for (const name of ['..%2Fsecret.key', 'secret.key', `${'a'.repeat(22)}.png`, '%2e%2e']) {
      const answer = await server.app.inject(`/api/v1/files/${name}`)
      expect([name, answer.statusCode]).toEqual([name, 404])
    }
  })

  it('are downloaded under the name in the address, which changes nothing else', async () => {
    const text = await uploaded('a,b', 'list.csv')
    const picture = await uploaded(png(1, 1), 'a.png')
    const under = async (url: string, name: string) => {
      const { headers, statusCode } = await server.app.inject(
        `${url}?name=${encodeURIComponent(name)}&type=text/html`,
      )
      return [statusCode, headers['content-type'], headers['content-disposition']]
    }
    const textAs = (disposition: string) => [200, 'text/plain', `attachment; ${disposition}`]
    expect(await under(text.url, 'list.csv')).toEqual(
      textAs(`filename="list.csv"; filename*=UTF-8''list.csv`),
    )
    expect(await under(text.url, '名单 (1).CSV')).toEqual(
      textAs(`filename="__ (1).CSV"; filename*=UTF-8''%E5%90%8D%E5%8D%95%20%281%29.CSV`),
    )
    expect(await under(text.url, `a"; filename=b.exe\r\nset-cookie: x=1\0`.replace('\0', ''))).toEqual(
      textAs(
        `filename="a_; filename=b.exeset-cookie: x=1.txt"; filename*=UTF-8''a%22%3B%20filename%3Db.exeset-cookie%3A%20x%3D1.txt`,
      ),
    )
    expect(await under(text.url, '../../setup.bat')).toEqual(
      textAs(`filename="setup.bat.txt"; filename*=UTF-8''setup.bat.txt`),
    )
    expect(await under(text.url, 'page.html')).toEqual(
      textAs(`filename="page.html.txt"; filename*=UTF-8''page.html.txt`),
    )
    const [stored] = text.url.split('/').slice(-1)
    expect(await under(text.url, '..')).toEqual(textAs(`filename="${stored}"; filename*=UTF-8''${stored}`))
    expect(await under(picture.url, 'me.PNG')).toEqual([
      200,
      'image/png',
      `attachment; filename="me.PNG"; filename*=UTF-8''me.PNG`,
    ])
    const several = await server.app.inject(`${text.url}?name=a&name=b`)
    expect(several.statusCode).toBe(400)
  })

  it('are served in parts for players and resumed downloads [S7.07]', async () => {
    const text = 'abcdefghij'.repeat(600)
    const { url } = await uploaded(text, 'a.txt')
    const get = async (headers: Record<string, string>) => {
      const answer = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip', ...headers } })
      const {
        'content-range': range,
        'content-length': length,
        'content-encoding': encoding,
      } = answer.headers
      expect([answer.rawPayload.length, encoding]).toEqual([Number(length), undefined])
      return { status: answer.statusCode, range, body: answer.payload }
    }
    const whole = { status: 200, range: undefined, body: text }
    const etag = String((await server.app.inject(url)).headers['etag'])
    const first = { status: 206, range: 'bytes 0-3/6000', body: 'abcd' }
    expect(await get({ range: 'bytes=0-3' })).toEqual(first)
    expect(await get({ range: 'bytes=0-3', 'if-range': etag })).toEqual(first)
    expect(await get({ range: 'bytes=5997-' })).toMatchObject({ status: 206, body: 'hij' })
    expect(await get({ range: 'bytes=-2' })).toMatchObject({ range: 'bytes 5998-5999/6000', body: 'ij' })
    expect(await get({ range: 'bytes=5990-9999999999999999999' })).toMatchObject({ body: 'abcdefghij' })
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=', 'bytes=a-b', ''])
      expect([range, await get({ range })]).toEqual([range, whole])
    for (const range of ['bytes=6000-', 'bytes=7000-8000', 'bytes=-0']) {
      const { body, ...none } = await get({ range })
      expect([range, none]).toEqual([range, { status: 416, range: 'bytes */6000' }])
      expect(JSON.parse(body)).toMatchObject({ error: { id: 'RANGE_NOT_SATISFIABLE' } })
      expect(await get({ range, 'if-range': '"another"' })).toEqual(whole)
    }
    expect(await get({ range: 'bytes=0-3', 'if-range': '"another"' })).toEqual(whole)
  })

  it('are not sent again to a client that already has them [S7.07]', async () => {
    const { url } = await uploaded('a text', 'a.txt')
    const asked = async (tags?: string) => {
      const headers = tags === undefined ? {} : { 'if-none-match': tags }
      const { statusCode, body, headers: answered } = await server.app.inject({ url, headers })
      return { status: statusCode, body, etag: String(answered['etag']) }
    }
    const { etag } = await asked()
    for (const tags of [etag, `W/${etag}`, `"another", ${etag}`])
      expect(await asked(tags)).toEqual({ status: 304, body: '', etag })
    for (const tags of ['"another"', etag.slice(1, -1), ''])
      expect(await asked(tags)).toEqual({ status: 200, body: 'a text', etag })
  })

  it('can be sent without a name, as bytes alone', async () => {
    const part = 'content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream'
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\n${part}\r\n\r\nsome text\r\n--b--\r\n`,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ data: Uploaded }>().data).toMatchObject({ name: '', type: 'text/plain' })
  })

  it('are refused if they are too large, empty, or no file at all', async () => {
    expect(errorOf(await upload(Buffer.alloc(20_001, 'a')))).toMatchObject({
      id: 'FILE_TOO_LARGE',
      code: 413,
    })
    expect(errorOf(await upload(''))).toMatchObject({ id: 'FILE_MISSING', code: 400 })
    expect(errorOf(await upload('x', 'x', { 'content-type': 'application/json' }))).toMatchObject({
      code: 400,
    })
    expect(errorOf(await upload('x', 'x', { authorization: '' }))).toMatchObject({ code: 401 })
  })

  it.each([
    ['no boundary', '', '--b\r\n'],
    ['an empty boundary', '; boundary=', '--\r\n\r\n'],
    [
      'another boundary',
      '; boundary=b',
      '--c\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--c--',
    ],
    [
      'an unterminated boundary',
      '; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ],
    ['garbage', '; boundary=b', '\0\x01\x02 nothing of a form'],
    ['headers that are cut off', '; boundary=b', '--b\r\ncontent-disposition: form-data; na'],
    ['a boundary alone', '; boundary=b', '--b'],
    ['nothing', '; boundary=b', ''],
    [
      'a header that has no end',
      '; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="${'a'.repeat(90_000)}`,
    ],
    [
      'a name of every object',
      '; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('are refused as a mistake of the caller if the form has %s', async (_, boundary, payload) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data${boundary}` }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/files', headers, payload })
    expect(answer.json()).toMatchObject({ success: false, error: { code: 400 } })
    expect(await uploaded('still served', 'a.txt')).toMatchObject({ size: 12 })
  })

  it.each([
    ['in the middle of a form', 5000],
    ['after a form that has no end', 78],
  ])('leave the queue when their sender breaks off %s', async (_, length) => {
    const unknown = await server.logIn()
    const head = `POST /api/v1/files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${unknown}\r\n`
    const form = `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n`
    const begun = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nmine....'
    const breakOff = async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      await once(socket, 'connect')
      // The connection is closed before the session is known, because the database is busy.
      socket.write(`${head}${form}${begun}`, () => socket.destroy())
      await once(socket, 'close')
    }
    await server.database.transaction(async () => {
      for (let turn = 0; turn < 4; turn += 1) await breakOff()
    })
    expect(await uploaded('mine comes through', 'a.txt')).toMatchObject({ size: 18 })
  })

  it('are refused if they are a broken picture, or a small one that would become huge', async () => {
    const bomb = png(60_000, 60_000)
    expect(bomb.length).toBeLessThan(200)
    expect(errorOf(await upload(bomb))).toMatchObject({ id: 'IMAGE_TOO_LARGE', code: 400 })
    expect(errorOf(await upload(png(1, 1).subarray(0, 12)))).toMatchObject({ code: 415 })
  })
})

describe('files that no record names', () => {
  const databases = testDatabases('embedded')

  it('are found by searching all records, and can be removed', async () => {
    const server = await startTestServer(databases)
    const { database, config, app } = server
    const token = await server.logIn()
    const store = await openFileStore(config)
    const nameOf = (letter: string) => `${letter.repeat(22)}.txt`
    for (const letter of ['a', 'b', 'c', 'd', 'e'])
      await store.put(nameOf(letter), Buffer.from('x'), 'text/plain')
    const smallOf = (letter: string) => `${letter.repeat(22)}.small.webp`
    for (const letter of ['a', 'e']) await store.put(smallOf(letter), Buffer.from('x'), 'image/webp')
    const address = (letter: string) => `/api/v1/files/${nameOf(letter)}`
    const good = {
      name: 'Good with files',
      price: 1,
      min_price: 1,
      first_price: 1,
      images: [address('a')],
      description: `<p>as told in <a href="${address('b')}?name=b.txt">b</a></p>`,
    }
    const authorization = `Bearer ${token}`
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/goods',
      payload: good,
      headers: { authorization },
    })
    expect(made.statusCode).toBe(200)
    const { id } = made.json<{ data: { id: string } }>().data
    const search = { store, queries: database, tables: Object.values(tables) }
    const found = async (before: Date) =>
      (await findOrphans({ ...search, before })).map(({ name }) => name).toSorted()
    const later = new Date(Date.now() + 60_000)
    expect(await found(later)).toEqual([...['c', 'd'].map(nameOf), smallOf('e'), nameOf('e')])
    expect(await found(new Date(Date.now() - 60_000))).toEqual([])
    await store.remove(nameOf('c'))
    await store.remove(nameOf('c'))
    await app.inject({ method: 'DELETE', url: `/api/v1/goods/${id}`, headers: { authorization } })
    expect(await store.get(nameOf('c'))).toBeUndefined()
    expect((await found(later)).slice(-3)).toEqual([nameOf('d'), smallOf('e'), nameOf('e')])
  })
})

describe('a bucket', () => {
  const objects = new Map<string, Buffer>()
  const signed: string[] = []
  const service = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray())
      const hash = request.headers['x-amz-content-sha256']
      const isWhole = hash === createHash('sha256').update(body).digest('hex') || hash === 'UNSIGNED-PAYLOAD'
      signed.push(request.headers.authorization ?? '')
      const key = request.url ?? ''
      if (request.method === 'PUT' && isWhole) objects.set(key, body)
      if (request.method === 'DELETE') {
        objects.delete(key)
        response.writeHead(204).end()
        return
      }
      if (key.includes('list-type=2')) {
        const listed = [...objects].map(
          ([name, { length }]) =>
            `<Contents><Key>${name.replace('/uploads/', '')}</Key><LastModified>2030-01-01T00:00:00.000Z</LastModified><ETag>"e"</ETag><Size>${length}</Size></Contents>`,
        )
        const list = `<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`
        response.writeHead(200, { 'content-type': 'application/xml' }).end(list)
        return
      }
      const found = objects.get(key)
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const part = start === undefined ? found : found?.subarray(Number(start), Number(end) + 1)
      response.writeHead(found ? (part === found ? 200 : 206) : 404, { 'content-length': part?.length ?? 0 })
      response.end(request.method === 'GET' ? part : undefined)
    })()
  })
  let endpoint = ''
  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const address: AddressInfo | string | null = service.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/uploads`
  })
  afterAll(() => service.close())

  it('stores files with signed requests, and reports a missing file and an unreachable service [S7.07]', async () => {
    const store = bucketStore({ endpoint, region: 'auto', keyId: 'KEY', secret: 'the secret' })
    await store.put('a.png', png(1, 1), 'image/png')
    expect([...objects.keys()]).toEqual(['/uploads/a.png'])
    expect(signed[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/auto\/s3\/aws4_request/)
    const file = await store.get('a.png')
    expect(Buffer.concat((await file?.body.toArray()) ?? [])).toEqual(png(1, 1))
    const part = await store.get('a.png', 'bytes=1-3')
    expect(part).toMatchObject({ size: png(1, 1).length, part: { start: 1, end: 3 } })
    expect(Buffer.concat((await part?.body.toArray()) ?? []).toString()).toBe('PNG')
    await expect(store.get('a.png', 'bytes=1000-')).rejects.toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
    expect(await store.get('b.png')).toBeUndefined()
    const own = `${'a'.repeat(22)}.png`
    await store.put(own, png(1, 1), 'image/png')
    const all = async () => {
      const files = []
      for await (const file of store.all()) files.push(file)
      return files
    }
    expect(await all()).toEqual([{ name: own, size: png(1, 1).length, storedAt: new Date('2030-01-01') }])
    await store.remove(own)
    expect(await all()).toEqual([])
    const away = bucketStore({
      endpoint: 'http://127.0.0.1:9/uploads',
      region: 'auto',
      keyId: 'K',
      secret: 's',
    })
    await expect(away.put('a', png(1, 1), 'image/png')).rejects.toMatchObject({
      code: 'FILE_STORE_UNAVAILABLE',
    })
  })
})

/** A PNG with this width and height in its header, in pixels. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.from([0, 0]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // These tests do not check the checksum.
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}
