import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onCallEnd } from '#server/http/onCallEnd.ts'

describe('a call', () => {
  const app = fastify()
  const over: string[] = []
  let port = 0
  beforeAll(async () => {
    app.get('/:name', async (request, reply) => {
      const { url } = request
      onCallEnd(request, reply, () => over.push(url))
      // Never answered, like a stream of events.
      return url.startsWith('/live') ? new Promise(() => undefined) : url
    })
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => app.close())

  const sent = (...urls: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
    return socket
  }

  it('ends once when its answer was sent, and not again when the connection ends', async () => {
    const socket = sent('/one')
    await once(socket, 'data')
    await expect.poll(() => over).toEqual(['/one'])
    socket.destroy()
    await expect.poll(async () => (await once(sent('/two'), 'data')).length).toBe(1)
    expect(over.filter((url) => url === '/one')).toHaveLength(1)
  })

  it('ends when its connection ends, even if many calls were sent ahead on it', async () => {
    const urls = Array.from({ length: 20 }, (_, number) => `/live-${number}`)
    const socket = sent('/before', ...urls)
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => over.filter((url) => url.startsWith('/live'))).toEqual(urls)
  })
})
