import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, expect } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** A webhook call in the form in which it arrived. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: JsonObject }
}

/** A site that receives webhooks, with answers that tests can set. */
export interface Receiver {
  origin: string
  received: Received[]
  /** The status of its further answers. */
  answer: number
  /** The delay of its answers for paths with this beginning. */
  slow: { path: string; ms: number } | undefined
  /** The calls to a path, once there are this many. */
  waitFor(path: string, count: number): Promise<Received[]>
}

/** Opens a receiver for the block. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const receiver: Pick<Receiver, 'received' | 'answer' | 'slow'> = { received, answer: 204, slow: undefined }
  const site = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString()
      received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) })
      const { path, ms } = receiver.slow ?? { path: '', ms: 0 }
      const answer = () => response.writeHead(receiver.answer, { location: '/elsewhere' }).end()
      if (ms > 0 && request.url?.startsWith(path)) setTimeout(answer, ms)
      else answer()
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  afterAll(() => site.close())
  const address = site.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return Object.assign(receiver, {
    origin,
    waitFor: async (path: string, count: number) => {
      const found = () => received.filter((each) => each.path === path)
      await expect.poll(() => found().length).toBeGreaterThanOrEqual(count)
      return found()
    },
  })
}

/** The signature that a call must have, computed by the receiver. */
export function expectedSignature({ headers, text }: Received, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
