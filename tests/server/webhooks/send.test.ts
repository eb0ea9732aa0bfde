import { createServer } from 'node:net'
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

/** A site that answers every call with this, and then hangs up or not. */
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

  it('with the status, however long the answer behind it is', async () => {
    const text = `HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n${'x'.repeat(200_000)}`
    expect(await told(await siteThatSays(text, { hangsUp: false }))).toEqual({ status: 200 })
  })

  it('where the name of the site leads nowhere', async () => {
    expect(await told('http://nobody.invalid/')).toEqual({
      error: expect.stringContaining('WEBHOOK_NETWORKS'),
    })
  })
})
