import type { FastifyReply, FastifyRequest } from 'fastify'

type Socket = FastifyRequest['socket']

/** What is told at the end of a connection, by which many calls may have been sent ahead. */
const ofSockets = new WeakMap<Socket, Set<() => void>>()

/**
 * Tells once when a call is over: its answer was sent, or its connection has ended. Of calls that were sent ahead on one connection
 * only the first has an answer that Node closes with it; the others would never be over.
 */
export function whenOver({ socket }: FastifyRequest, { raw }: FastifyReply, tell: () => void): void {
  const told = ofSockets.get(socket) ?? listenTo(socket)
  const over = (): void => {
    if (told.delete(over)) tell()
  }
  told.add(over)
  raw.once('close', over)
  if (socket.destroyed) over()
}

function listenTo(socket: Socket): Set<() => void> {
  const told = new Set<() => void>()
  ofSockets.set(socket, told)
  socket.once('close', () => {
    for (const over of told) over()
  })
  return told
}
