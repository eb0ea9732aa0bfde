import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

interface Operation {
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

interface Answered {
  status: number
  headers: Record<string, unknown>
  id: string
  /** The client's port, which tells its connections apart. */
  port: number
}

describe('a body with an encoding', () => {
  const databases = testDatabases('embedded')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let client: ApiClient
  beforeAll(async () => {
    client = await connect(await startTestServer(databases))
  })
  afterAll(() => agent.destroy())

  function send({ method, path, headers, body }: Sent): Promise<Answered> {
    const { address, authorization } = client
    return new Promise((resolve, reject) => {
      const sent = request(`${address}${path}`, { method, agent, headers: { authorization, ...headers } })
      sent.on('error', reject).on('response', (answer) => {
        const { localPort: port = 0 } = answer.socket
        let text = ''
        answer.on('data', (chunk) => void (text += String(chunk)))
        answer.on('end', () => {
          const { error = { id: '' } }: { error?: { id: string } } = JSON.parse(text)
          const { statusCode: status = 0, headers: answered } = answer
          resolve({ status, headers: answered, id: error.id, port })
        })
      })
      sent.end(body)
    })
  }

  const encoded = (path: string, type: string, headers: Record<string, string> = {}): Sent => ({
    method: 'POST',
    path,
    headers: { 'content-type': type, 'content-encoding': 'gzip', ...headers },
    body: gzipSync('{"name":"a","price":1}'),
  })

  it('is refused by every call that reads a body, as the API document says [S8.02]', async () => {
    const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
      (await client.file('/openapi.json')).text,
    )
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { requestBody, responses }]) =>
        Object.keys(requestBody?.content ?? {}).map((type) => ({ method, path, type, responses })),
      ),
    )
    const wrong: string[] = []
    for (const { method, path, type, responses } of calls) {
      const sent = encoded(path.replaceAll(/\{\w+\}/g, '019ed8f3-0000-7000-8000-000000000000'), type)
      const { status, id } = await send({ ...sent, method: method.toUpperCase() })
      if (id !== 'BODY_ENCODED' || !(status in responses)) wrong.push(`${method} ${path}: ${status} ${id}`)
    }
    expect(wrong).toEqual([])
    expect(calls.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['application/json', 'multipart/form-data', 'text/csv']),
    )
  })

  it('leaves the connection usable, however long it is [S8.02]', async () => {
    const multipart = 'multipart/form-data; boundary=b'
    const large = { ...encoded('/goods/import', 'text/csv'), body: gzipSync(randomBytes(3_000_000)) }
    const answers = [
      await send(large),
      await send(encoded('/files', multipart, { 'transfer-encoding': 'chunked' })),
      await send(encoded('/weChat/notify', 'text/xml', { 'content-encoding': 'br' })),
      await send(encoded('/login', 'application/json', { 'content-encoding': 'identity, x-own' })),
      await send(
        encoded('/goods', 'application/json', {
          'content-encoding': 'identity',
          'transfer-encoding': 'gzip, chunked',
        }),
      ),
    ]
    for (const { status, id, headers } of answers)
      expect([status, id, headers['accept-encoding']]).toEqual([415, 'BODY_ENCODED', 'identity'])
    const last = await send({ method: 'GET', path: '/health', headers: {}, body: Buffer.of() })
    expect(last.status).toBe(200)
    expect(new Set([...answers, last].map(({ port }) => port)).size).toBe(1)
  })

  it('is refused only after more important faults, and accepted if the encoding changes nothing [S8.02]', async () => {
    const stranger = encoded('/goods', 'application/json', { authorization: '' })
    expect(await send(stranger)).toMatchObject({ status: 401 })
    expect(await send(encoded('/nothing', 'application/json'))).toMatchObject({ status: 404 })
    const plain = { 'content-encoding': 'Identity' }
    const good = encoded('/goods', 'application/json', plain)
    const body = Buffer.from('{"name":"Tea","price":1,"status":"normal"}')
    expect(await send({ ...good, body })).toMatchObject({ status: 200 })
    expect(await send({ ...good, method: 'GET', headers: plain, body: Buffer.of() })).toMatchObject({
      status: 200,
    })
  })
})
