import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/** The slowest allowed pace of a body. */
interface Pace {
  patienceMs: number
  /** The bytes that must arrive in `patienceMs`, unless the body ends sooner. */
  bytesAtLeast: number
  lookEveryMs: number
}

/** 70 kbit/s, as of a telephone with bad reception; a form, which is shorter, has one minute. */
const usualPace: Pace = { patienceMs: 60_000, bytesAtLeast: 512 * 1024, lookEveryMs: 5000 }

/** An arriving body, and its progress at one moment. */
interface Coming {
  response: ServerResponse
  since: number
  bytes: number
}

/**
 * Ends requests whose bodies arrive too slowly. Node's own limit is for the whole request, independent of its length: with it,
 * ten megabytes over a slow connection never arrived, nor did files that had to wait here for their user's turn.
 */
export function addBodyPace(app: FastifyInstance, pace: Pace = usualPace): void {
  const { patienceMs, bytesAtLeast, lookEveryMs } = pace
  const coming = new Map<IncomingMessage, Coming>()
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request.headers)) return
    const { socket } = request
    coming.set(request, { response, since: performance.now(), bytes: socket.bytesRead })
    // A body that waits for its turn is paused, so its silence is no fault.
    socket.setTimeout(0)
    request.once('end', () => socket.setTimeout(app.server.timeout))
    request.once('close', () => coming.delete(request))
  })
  const look = (): void => {
    const now = performance.now()
    for (const [request, { response, since, bytes }] of coming) {
      if (request.complete || now - since < patienceMs) continue
      const { bytesRead } = request.socket
      if (bytesRead - bytes >= bytesAtLeast || isHeld(request))
        coming.set(request, { response, since: now, bytes: bytesRead })
      else {
        coming.delete(request)
        end(app, request, response)
      }
    }
  }
  const looking = setInterval(look, lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

/** Whether the server itself is holding the body back. */
function isHeld({ readableLength, readableHighWaterMark }: IncomingMessage): boolean {
  return readableLength >= readableHighWaterMark
}

/** The time after which the connection is closed, because the sender may ignore the refusal and go on. */
const farewellMs = 2000

function end(
  { server }: FastifyInstance,
  { socket }: IncomingMessage,
  { headersSent }: ServerResponse,
): void {
  const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (!headersSent) server.emit('clientError', error, socket)
  setTimeout(() => socket.destroy(), headersSent ? 0 : farewellMs).unref()
}
