import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUnreadBodies } from '#server/plugins/bodies/unreadBodies.ts'

const bytesAtMost = 1_000_000
const piece = Buffer.alloc(65_536, 'x')

describe('a body that is refused before it has arrived', () => {
  const app = fastify()
  let port = 0
  beforeAll(async () => {
    addUnreadBodies(app, bytesAtMost)
    app.addHook('onRequest', async ({ method }, reply) => {
      if (method === 'POST') await reply.code(401).send('no')
    })
    app.get('/', async () => 'here')
    app.post('/', async () => 'taken')
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => app.close())

  function begin(head: string): { socket: Socket; text: () => string } {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    let heard = ''
    socket.on('data', (data) => (heard += String(data)))
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\n${head}\r\n\r\n`)
    return { socket, text: () => heard }
  }

  it('is still read within limits, so that its sender gets the answer and can reuse the connection [S6.04]', async () => {
    const { socket, text } = begin(`Content-Length: ${8 * piece.length}`)
    for (let sent = 0; sent < 8; sent += 1) socket.write(piece)
    await expect.poll(text).toMatch(/^HTTP\/1\.1 401/)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(text).toMatch(/HTTP\/1\.1 200[^]*here$/)
    socket.destroy()
  })

  it.each(['Transfer-Encoding: chunked', 'Content-Length: 100000000000'])(
    'is not read for ever, and its connection ends (%s) [S6.04]',
    async (head) => {
      const { socket, text } = begin(head)
      const closed = new Promise((resolve) => socket.once('close', resolve))
      await expect.poll(text).toMatch(/^HTTP\/1\.1 401/)
      const isChunked = head.startsWith('Transfer')
      const part = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]) : piece
      const send = (): void => void socket.write(part, (error) => error ?? setImmediate(send))
      send()
      await closed
      expect(text()).toMatch(/no$/)
    },
  )
})
