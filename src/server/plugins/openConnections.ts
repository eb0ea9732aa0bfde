import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Less than the time after which the process is killed, since the log is written and the database closed afterwards.
const usualPatienceMs = 10_000

/** When the server closes nobody holds it up: no browser with connections in store, and no caller who stopped in the middle. */
export function addOpenConnections(app: FastifyInstance, patienceMs = usualPatienceMs): void {
  closeSilent(app)
  closeAnswered(app)
  let impatience: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  })
  app.addHook('onClose', async () => clearTimeout(impatience))
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
