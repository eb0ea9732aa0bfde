import { request as requestHttp } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AddressRefused, guardedLookup } from '../outgoing/guardedLookup.ts'
import type { Networks } from '../outgoing/Networks.ts'
import { signatureOf } from './signature.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** Where a webhook is told, and the secret that signs it. */
export interface Target {
  url: string
  secret: string
}

/** What became of one call: the status of the answer, or why there was none. */
export interface Answer {
  status?: number
  error?: string
}

const usualPatienceMs = 10_000
const answerAtMost = 65_536

/** Where may be called, what ends a call early, and how long it may take, the whole of its answer included. */
interface Sending {
  networks: Networks
  signal: AbortSignal
  patienceMs?: number
}

/** Posts an event. Nothing of the answer but its status is read, and no redirect is followed: neither may tell of other sites. */
export async function send(
  { url, secret }: Target,
  event: WebhookEvent,
  { networks, signal, patienceMs = usualPatienceMs }: Sending,
): Promise<Answer> {
  const site = new URL(url)
  if (networks.forbids(site.hostname)) return { error: notPermitted }
  const body = JSON.stringify(event.body)
  const options = {
    method: 'POST',
    headers: headersOf(secret, event.id, body),
    signal,
    agent: false,
  } as const
  try {
    return { status: await post(site, { options, body, networks, patienceMs }) }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

/** Whether the receiver has taken it. */
export function isTaken({ status = 0 }: Answer): boolean {
  return status >= 200 && status <= 299
}

const notPermitted = 'the address is not in the public internet, nor in WEBHOOK_NETWORKS'

function headersOf(secret: string, id: string, body: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000)
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Fenxiao-Webhook',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secret, { id, seconds, body }),
  }
}

interface Posting {
  options: RequestOptions
  body: string
  networks: Networks
  patienceMs: number
}

function post(site: URL, { options: given, body, networks, patienceMs }: Posting): Promise<number> {
  const over = new AbortController()
  const options = { ...given, lookup: guardedLookup(networks, over.signal) }
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      readAway(response)
      resolve(response.statusCode ?? 0)
    }
    const asking: ClientRequest =
      site.protocol === 'https:'
        ? requestHttps(site, options, answered)
        : requestHttp(site, options, answered)
    // By a timer: Node 20 forgets a signal of `AbortSignal.timeout` that only `AbortSignal.any` knows, and calls without an answer went on for ever.
    const leaving = setTimeout(() => asking.destroy(new AnswerMissing(patienceMs)), patienceMs)
    // An answer that changes the protocol closes the connection, and no error tells of it.
    asking.on('error', reject).on('close', () => {
      clearTimeout(leaving)
      over.abort()
      reject(new Error('the connection was closed without an answer'))
    })
    asking.end(body)
  })
}

/** A receiver whose answer is cut off takes it for a fault of its own. */
function readAway(response: IncomingMessage): void {
  let left = answerAtMost
  response.on('error', () => undefined)
  response.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) response.destroy()
  })
}

class AnswerMissing extends Error {
  constructor(patienceMs: number) {
    super(`no answer within ${patienceMs / 1000} seconds`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return notPermitted
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
