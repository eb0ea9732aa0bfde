import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { addOpenConnections } from '#server/plugins/openConnections.ts'

interface Patience {
  announceMs?: number
  patienceMs?: number
}

async function openServer({
  announceMs = 0,
  patienceMs = 20_000,
}: Patience): Promise<{ app: FastifyInstance; port: number }> {
  // The server's own settings: without the hook these connections would stay open for a minute.
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false, keepAliveTimeout: 65_000 })
  addOpenConnections(app, { announceMs, patienceMs })
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

it('a closing server finishes the answers under way, and waits for nothing afterwards', async () => {
  const patienceMs = 20_000
  const { app, port } = await openServer({ patienceMs })
  const agent = new Agent({ keepAlive: true })
  const asking = new Promise<string>((resolve, reject) => {
    get({ port, path: '/slow', agent }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve)
    }).on('error', reject)
  })
  await once(app.server, 'request')
  const closing = timeOf(() => app.close())
  expect(await asking).toBe('done')
  expect(await closing).toBeLessThan(patienceMs)
  agent.destroy()
})

it('a closing server fails no request on kept connections, and is closed when their callers have left', async () => {
  const announceMs = 20_000
  const { app, port } = await openServer({ announceMs })
  const untilTold = async (): Promise<number | undefined> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const asked = get({ port, path: '/none', agent })
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      await once(answer?.resume() ?? asked, 'end')
      if (answer?.headers.connection === 'close') return answer.statusCode
      await sleep(Math.random() * 20)
    }
  }
  let connected = 0
  app.server.on('connection', () => (connected += 1))
  const callers = Promise.all(Array.from({ length: 8 }, untilTold))
  await expect.poll(() => connected).toBe(8)
  expect(await timeOf(() => app.close())).toBeLessThan(announceMs)
  expect(await callers).toEqual(Array<number>(8).fill(404))
})

it.each([
  ['stops in the middle of a request', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
  ['does not read an answer', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a closing server is not held up by a caller who %s', async (_, request) => {
  const patienceMs = 1500
  const { app, port } = await openServer({ patienceMs })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  const arrived = once(app.server, 'request')
  socket.write(request)
  await arrived
  const ms = await timeOf(() => app.close())
  expect(ms).toBeGreaterThan(patienceMs - 200)
  expect(ms).toBeLessThan(patienceMs + 20_000)
  socket.destroy()
})
