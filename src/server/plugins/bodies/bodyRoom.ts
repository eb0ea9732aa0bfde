import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BodyRooms } from '../../limits/BodyRooms.ts'

/**
 * Reads JSON bodies only as there is room for them: 2,000 bodies of a megabyte, sent by one user at once, filled the memory of
 * the process and ended it. Bodies without a session are short, and files have their own turns.
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
