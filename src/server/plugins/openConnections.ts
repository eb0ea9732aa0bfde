import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

// Together with the announcement, less than the time until the process is killed: the log is written and the database closed
// afterwards.
const usualPatienceMs = 8000
const lookEveryMs = 20

interface Patience {
  /** How long callers with open connections are told to send no further requests on them. */
  announceMs?: number
  patienceMs?: number
}

/** Keeps open connections from delaying the server's end: spare ones of browsers, and those of callers that stopped halfway. */
export function addOpenConnections(
  app: FastifyInstance,
  { announceMs = 0, patienceMs = usualPatienceMs }: Patience = {},
): void {
  announceEnd(app, announceMs)
  closeSilent(app)
  closeAnswered(app)
  let impatience: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  })
  app.addHook('onClose', async () => clearTimeout(impatience))
}

/**
 * Announces the end. A request that meets the end of its connection fails, and its caller cannot know whether it took effect. So
 * requests are still answered for a while, with Fastify's `Connection: close`, until the callers have left or the time is over.
 */
function announceEnd(app: FastifyInstance, announceMs: number): void {
  app.addHook('preClose', async () => {
    const end = performance.now() + announceMs
    while (performance.now() < end && (await connectionsTo(app)) > 0) await wait(lookEveryMs)
  })
}

function connectionsTo(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

/** Closes connections without a request: browsers open some in advance, and Node would wait a minute for their first request. */
function closeSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}

/** Closes connections after their last answer. Fastify closes only idle ones; others would wait a minute for the next request. */
function closeAnswered(app: FastifyInstance): void {
  let isClosing = false
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (isClosing) socket.destroySoon()
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
}
