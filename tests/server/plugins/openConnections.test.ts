import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { addOpenConnections } from '#server/plugins/openConnections.ts'

const patienceMs = 1500

async function openServer(): Promise<{ app: FastifyInstance; port: number }> {
  // As the server's own: without the hook these connections would stay open for a minute.
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 65_000 })
  addOpenConnections(app, patienceMs)
  app.get('/slow', async () => {
    await sleep(500)
    return 'done'
  })
  app.post('/', async () => 'done')
  app.get('/large', async (_, reply) =>
    reply.send(Readable.from(Array<string>(300).fill('x'.repeat(65_536)))),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: Number(new URL(address).port) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

it('finishes what is being answered when the server closes, and waits for nothing afterwards', async () => {
  const { app, port } = await openServer()
  const agent = new Agent({ keepAlive: true })
  const asking = new Promise<string>((resolve, reject) => {
    get({ port, path: '/slow', agent }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve)
    }).on('error', reject)
  })
  await sleep(100)
  const closing = timeOf(() => app.close())
  expect(await asking).toBe('done')
  expect(await closing).toBeLessThan(patienceMs)
  agent.destroy()
})

it.each([
  ['stops in the middle of a request', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
  ['does not read an answer', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'],
])('is not held up by a caller who %s', async (_, request) => {
  const { app, port } = await openServer()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(request)
  await sleep(300)
  const ms = await timeOf(() => app.close())
  expect(ms).toBeGreaterThan(patienceMs - 200)
  expect(ms).toBeLessThan(patienceMs + 2000)
  socket.destroy()
})
