import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { HostileCall } from './HostileCall.ts'

/** The ending of a call: a status, a closed connection, or no answer. */
export type Ending = number | 'closed' | 'silent'

const patienceMs = 20_000
const agent = new Agent({ keepAlive: true })

/** Sends a request and reads its answer to the end; endless streams are left after their first bytes. */
export function send(address: string, call: HostileCall, token: string): Promise<Ending> {
  const headers = { authorization: `Bearer ${token}`, ...lengthOf(call.body), ...call.headers }
  const asked = request(`${address}${call.path}`, {
    method: call.method,
    headers,
    agent,
    timeout: patienceMs,
  })
  return new Promise((resolve) => {
    const leave = (ending: Ending): void => {
      resolve(ending)
      asked.destroy()
    }
    asked.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (answer.headers['content-type']?.startsWith('text/event-stream')) leave(status)
      answer.on('end', () => resolve(status)).on('error', () => resolve(status))
      answer.resume()
    })
    asked.on('timeout', () => leave('silent')).on('error', () => resolve('closed'))
    asked.end(call.body)
  })
}

function lengthOf(body: Buffer | undefined): Record<string, string> {
  return body ? { 'content-length': String(body.length) } : {}
}

/** Sends bytes that need not be HTTP, and closes its own side, like a client that breaks off. */
export function sendBroken(address: string, message: string): Promise<Ending> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let answer = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk) => void (answer += chunk.toString('latin1')))
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1]
      resolve(status === undefined ? 'closed' : Number(status))
    })
    socket.on('error', () => undefined)
    socket.setTimeout(patienceMs, () => {
      resolve('silent')
      socket.destroy()
    })
    socket.end(Buffer.from(message, 'latin1'))
  })
}

/** Closes the kept-alive connections. */
export function endConnections(): void {
  agent.destroy()
}
