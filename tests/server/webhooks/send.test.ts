import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { Networks } from '#server/outgoing/Networks.ts'
import { isTaken, send } from '#server/webhooks/send.ts'
import type { WebhookEvent } from '#server/webhooks/WebhookEvent.ts'

const at = new Date().toISOString()
const event: WebhookEvent = {
  id: 'one',
  type: 'good.create',
  subject: 'Tea',
  at,
  body: { type: 'good.create' },
}
const networks = new Networks(['127.0.0.0/8'])

/** A site that answers every call with this text, and then hangs up or not. */
async function siteThatSays(text: string, { hangsUp }: { hangsUp: boolean }): Promise<string> {
  const site = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => (hangsUp ? socket.end(text) : socket.write(text)))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  afterAll(() => site.close())
  const address = site.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

const told = (url: string) =>
  send({ url, secret: 'a secret that nobody guesses' }, event, {
    networks,
    signal: new AbortController().signal,
  })

describe('a call of a webhook ends', () => {
  it.each([
    [
      'changes the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n',
      false,
    ],
    ['hangs up without a word', '', true],
    ['speaks something else', 'SSH-2.0-OpenSSH_9.2\r\n', false],
    ['says that an answer will follow, and hangs up', 'HTTP/1.1 100 Continue\r\n\r\n', true],
  ])('when the receiver %s', async (_what, text, hangsUp) => {
    const answer = await told(await siteThatSays(text, { hangsUp }))
    expect(isTaken(answer)).toBe(false)
    expect(answer.error).toEqual(expect.any(String))
  })

  it('with the status, however long the rest of the answer is', async () => {
    const text = `HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n${'x'.repeat(200_000)}`
    expect(await told(await siteThatSays(text, { hangsUp: false }))).toEqual({ status: 200 })
  })

  it('with an error if the name of the site is unknown', async () => {
    expect(await told('http://nobody.invalid/')).toEqual({
      error: expect.stringContaining('WEBHOOK_NETWORKS'),
    })
  })
})

/** A site that sends `begin`, and then `bit` again and again without end; with its connections. */
async function siteThatNeverEnds(begin: string, bit = ''): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const site = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).resume())
    socket.write(begin)
    const going = setInterval(() => socket.write(bit), 20)
    socket.on('close', () => clearInterval(going))
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => site.close())
  const address = site.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, sockets }
}

/** Runs the garbage collector, as happens in a server now and then. */
function tidyMemory(): void {
  setFlagsFromString('--expose-gc')
  const tidy: unknown = runInNewContext('gc')
  if (typeof tidy === 'function') tidy()
}

describe('a call of a webhook during garbage collection is given up in time', () => {
  const patienceMs = 500
  const toldInTime = (url: string) => {
    const told = send({ url, secret: 'a secret that nobody guesses' }, event, {
      networks,
      signal: new AbortController().signal,
      patienceMs,
    })
    const tidying = setInterval(tidyMemory, 100)
    return told.finally(() => clearInterval(tidying))
  }

  it.each([
    ['says nothing', '', ''],
    ['never comes to the end of its first line', 'HTTP/1.1 200 ', 'O'],
    ['never comes to the end of its heads', 'HTTP/1.1 200 OK\r\nName: ', 'x'],
  ])('when the receiver %s', async (_what, begin, bit) => {
    const { url } = await siteThatNeverEnds(begin, bit)
    expect(await toldInTime(url)).toEqual({ error: 'no answer within 0.5 seconds' })
  })

  it('together with its connection, when the answer itself never ends', async () => {
    const { url, sockets } = await siteThatNeverEnds('HTTP/1.1 200 OK\r\n\r\n', 'x')
    expect(await toldInTime(url)).toEqual({ status: 200 })
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true])
  })
})
