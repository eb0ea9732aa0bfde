import { request as requestHttp } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AddressRefused, guardedLookup } from '../outgoing/guardedLookup.ts'
import type { Networks } from '../outgoing/Networks.ts'
import { signatureOf } from './signature.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** The address of a webhook and the secret for its signature. */
export interface Target {
  url: string
  secret: string
}

/** The result of one call: the status of the answer, or the reason why there was none. */
export interface Answer {
  status?: number
  error?: string
}

const usualPatienceMs = 10_000
const answerAtMost = 65_536

/** The permitted networks, a signal that aborts the call, and the time for the call with its whole answer. */
interface Sending {
  networks: Networks
  signal: AbortSignal
  patienceMs?: number
}

/** Posts an event. Uses only the status of the answer and follows no redirect: neither may reveal other sites. */
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

/** Whether the receiver has accepted the event. */
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
    // Uses a timer: Node 20 collects an `AbortSignal.timeout` that only `AbortSignal.any` references, and calls without an answer
    // went on for ever.
    const leaving = setTimeout(() => asking.destroy(new AnswerMissing(patienceMs)), patienceMs)
    // An answer that changes the protocol closes the connection without an error.
    asking.on('error', reject).on('close', () => {
      clearTimeout(leaving)
      over.abort()
      reject(new Error('the connection was closed without an answer'))
    })
    asking.end(body)
  })
}

/** Reads an answer and drops it, up to 64 kB: a receiver whose answer is cut off would take that for its own fault. */
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
