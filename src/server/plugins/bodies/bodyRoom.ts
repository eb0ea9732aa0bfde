import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BodyRooms } from '../../limits/BodyRooms.ts'

/**
 * Bodies of JSON are read as there is room for them, and until then wait on their way: 2,000 of a megabyte, which one user sent
 * together, filled the memory of the process and ended it. Strangers' are short, and files have turns of their own.
 */
export function addBodyRoom(api: FastifyInstance, rooms: BodyRooms): void {
  api.addHook('preParsing', async (request, reply) => {
    const { user } = request
    if (user && isJson(request)) await rooms.begin(request, reply, user.id)
  })
}

function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/json') === true
}
