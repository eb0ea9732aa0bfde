import type { FastifyReply, FastifyRequest } from 'fastify'

type Socket = FastifyRequest['socket']

/** The callbacks for the end of each connection, on which many calls may be pipelined. */
const ofSockets = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `tell` once when a call is over: its answer was sent or its connection has ended. When a connection with pipelined calls
 * ends, Node closes only the answer of the first; the others would never be over.
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
