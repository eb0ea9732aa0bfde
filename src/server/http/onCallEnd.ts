import type { FastifyReply, FastifyRequest } from 'fastify'

type Socket = FastifyRequest['socket']

/** The callbacks for the end of each connection, on which many calls may be pipelined. */
const ofSockets = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `onEnd` once when a call is over: its answer was sent or its connection has ended. When a connection with pipelined calls
 * ends, Node closes only the answer of the first; the others would never be over.
 */
export function onCallEnd({ socket }: FastifyRequest, { raw }: FastifyReply, onEnd: () => void): void {
  const callbacks = ofSockets.get(socket) ?? listenTo(socket)
  const over = (): void => {
    if (callbacks.delete(over)) onEnd()
  }
  callbacks.add(over)
  raw.once('close', over)
  if (socket.destroyed) over()
}

function listenTo(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>()
  ofSockets.set(socket, callbacks)
  socket.once('close', () => {
    for (const over of callbacks) over()
  })
  return callbacks
}
