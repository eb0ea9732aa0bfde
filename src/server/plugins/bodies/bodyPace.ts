import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasBody } from '../../http/hasBody.ts'

/** How slowly a body may come. */
interface Pace {
  patienceMs: number
  /** That many bytes in that time, or all that is left. */
  bytesAtLeast: number
  lookEveryMs: number
}

/** 70 kbit/s, as of a telephone at the edge of its net; a form, which is shorter, has the one minute. */
const usualPace: Pace = { patienceMs: 60_000, bytesAtLeast: 512 * 1024, lookEveryMs: 5000 }

/** A body on its way, and how far it was at a moment. */
interface Coming {
  response: ServerResponse
  since: number
  bytes: number
}

/**
 * Ends requests whose bodies come too slowly. Node's own limit is one for the whole of a request, whatever its length: ten
 * megabytes over a poor line never arrived, nor did files that had to wait here for the turn of their user.
 */
export function addBodyPace(app: FastifyInstance, pace: Pace = usualPace): void {
  const { patienceMs, bytesAtLeast, lookEveryMs } = pace
  const coming = new Map<IncomingMessage, Coming>()
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request.headers)) return
    const { socket } = request
    coming.set(request, { response, since: performance.now(), bytes: socket.bytesRead })
    // What waits for its turn stands still, and is not silent.
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

/** Whether it is the server that does not take more of it. */
function isHeld({ readableLength, readableHighWaterMark }: IncomingMessage): boolean {
  return readableLength >= readableHighWaterMark
}

/** The sender may go on sending whatever it is told. */
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
