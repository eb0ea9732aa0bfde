import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { refusal } from './refusal.ts'

/** Answers input that Node could not read as HTTP, in the envelope, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codeOf[error.code ?? ''] ?? 'REQUEST_INVALID'
  const traceId = randomBytes(16).toString('hex')
  const body = JSON.stringify(refusal(new AppError(code), { language: 'zh', traceId }))
  const head = [
    `HTTP/1.1 ${errorTable[code].status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-trace-id: ${traceId}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const codeOf: Readonly<Record<string, 'HEADERS_TOO_LARGE' | 'REQUEST_TIMEOUT'>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}
