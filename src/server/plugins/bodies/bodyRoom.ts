import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { whenOver } from '../../http/whenOver.ts'
import { ByteRoom } from '../../limits/ByteRoom.ts'

/** How many bytes of bodies there may be at once. */
interface Rooms {
  ofUser: number
  inAll: number
}

const megabyte = 1024 * 1024
/** Read as JSON a body takes five times as much, and it is held until its call is answered. */
const usualRooms: Rooms = { ofUser: 4 * megabyte, inAll: 32 * megabyte }

/**
 * Bodies of JSON are read as there is room for them, and until then wait on their way: 2,000 of a megabyte, which one user sent
 * together, filled the memory of the process and ended it. Strangers' are short, and files have turns of their own.
 */
export function addBodyRoom(api: FastifyInstance, { ofUser, inAll }: Rooms = usualRooms): void {
  const all = new ByteRoom(inAll)
  const ofUsers = new Map<string, ByteRoom>()
  const enter = async (userId: string, bytes: number): Promise<() => void> => {
    const own = ofUsers.get(userId) ?? new ByteRoom(ofUser)
    ofUsers.set(userId, own)
    const leaveOwn = await own.enter(bytes)
    const leaveAll = await all.enter(bytes)
    return () => {
      leaveAll()
      leaveOwn()
      if (own.isEmpty) ofUsers.delete(userId)
    }
  }
  api.addHook('preParsing', async (request, reply) => {
    const { user } = request
    if (!user || !isJson(request)) return
    let isOver = false
    let leave = (): void => undefined
    whenOver(request, reply, () => {
      isOver = true
      leave()
    })
    const left = await enter(user.id, bytesOf(request))
    if (!isOver) {
      leave = left
      return
    }
    left()
    // The caller has gone, and nothing of the body will be read.
    throw new AppError('REQUEST_INVALID')
  })
}

function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/json') === true
}

/** As many as it says, or as it may have where it does not say. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? bodyLimit : Math.min(Number(length), bodyLimit)
}
