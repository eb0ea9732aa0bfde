import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

// With the time of the announcement less than that after which the process is killed, since the log is written and the database closed afterwards.
const usualPatienceMs = 8000
const lookEveryMs = 20

interface Patience {
  /** How long callers with open connections are told to open no further request on them. */
  announceMs?: number
  patienceMs?: number
}

/** When the server closes nobody holds it up: no browser with connections in store, and no caller who stopped in the middle. */
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
 * A request that meets the end of its connection fails, and nobody knows whether it was heard. So everything is still answered for
 * a while, with `Connection: close` by Fastify, until the callers have left or show no sign of coming.
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

/** Browsers open some connections in advance, and Node waits a minute for a first request on them. */
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

/** Fastify closes what is idle at that moment; what is still being answered would wait a minute for a next request. */
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
