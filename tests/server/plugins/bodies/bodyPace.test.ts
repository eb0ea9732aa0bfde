import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBodyPace } from '#server/plugins/bodies/bodyPace.ts'
import { answerClientError } from '#server/plugins/clientError.ts'

const patienceMs = 1000
const rest = 'x'.repeat(1000)

describe('a body', () => {
  const app = fastify({ connectionTimeout: patienceMs, clientErrorHandler: answerClientError })
  let port = 0
  let wait = Promise.resolve()
  beforeAll(async () => {
    addBodyPace(app, { patienceMs, bytesAtLeast: 1000, lookEveryMs: 20 })
    app.addContentTypeParser('*', async (_request: unknown, body: AsyncIterable<Buffer>) => {
      await wait
      let length = 0
      for await (const part of body) length += part.length
      return length
    })
    app.post('/', async ({ body }) => `took ${String(body)}`)
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => app.close())

  function begin(length: number): { socket: Socket; answer: Promise<string> } {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Length: ${length}\r\n\r\n`)
    return { socket, answer: once(socket, 'data').then(([data]) => String(data)) }
  }

  it('may take any time while it keeps arriving', async () => {
    const { socket, answer } = begin(5000)
    for (let sent = 0; sent < 5000; sent += 1000) {
      await sleep(patienceMs / 4)
      socket.write(rest)
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200[^]*took 5000$/)
  })

  it('is given up when it stops, and when it only trickles in', async () => {
    const { answer } = begin(5000)
    const { socket, answer: other } = begin(5000)
    const trickle = setInterval(() => socket.write('x'), 50)
    for (const refused of await Promise.all([answer, other])) expect(refused).toMatch(/^HTTP\/1\.1 408/)
    await once(socket, 'close')
    clearInterval(trickle)
  })

  it('is not given up while the server itself does not read it', async () => {
    const length = 1_000_000
    let take = (): void => undefined
    wait = new Promise((resolve) => {
      take = resolve
    })
    const { socket, answer } = begin(length)
    socket.write('x'.repeat(length))
    await sleep(2 * patienceMs)
    take()
    expect(await answer).toMatch(/^HTTP\/1\.1 200[^]*took 1000000$/)
  })
})
