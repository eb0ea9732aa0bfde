import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { whenOver } from '../http/whenOver.ts'
import { ByteRoom } from './ByteRoom.ts'

/** How many bytes of bodies there may be at once. */
export interface BodyLimits {
  ofUser: number
  /** Of long ones that have not come as a whole. */
  onTheWay: number
  /** Of those that have come and wait to be read, or for the answer to their call. */
  arrived: number
}

const megabyte = 1024 * 1024
/** Read as JSON a body takes five times as much, and it is held until its call is answered. */
const usualLimits: BodyLimits = { ofUser: 4 * megabyte, onTheWay: 128 * megabyte, arrived: 32 * megabyte }

/** A form is shorter: nobody with a slow line keeps it waiting. */
export const longFrom = 65_536

/**
 * Room for bodies of JSON, by their length. What is made of a body counts once all of it has come: eight people who sent four bodies
 * of a megabyte each over poor lines held all the room for minutes, and every change that anybody else made waited for them.
 */
export class BodyRooms {
  readonly #ofUser: number
  readonly #onTheWay: ByteRoom
  readonly #arrived: ByteRoom
  readonly #ofUsers = new Map<string, ByteRoom>()
  readonly #stays = new WeakMap<FastifyRequest, Stay>()

  constructor({ ofUser, onTheWay, arrived }: BodyLimits = usualLimits) {
    this.#ofUser = ofUser
    this.#onTheWay = new ByteRoom(onTheWay)
    this.#arrived = new ByteRoom(arrived)
  }

  /** Waits until a body may come; until then it waits on its way. */
  async begin(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const stay = new Stay(bytesOf(request))
    this.#stays.set(request, stay)
    whenOver(request, reply, () => stay.end())
    const own = this.#ofUsers.get(userId) ?? new ByteRoom(this.#ofUser)
    this.#ofUsers.set(userId, own)
    await stay.enter(own, () => {
      if (own.isEmpty) this.#ofUsers.delete(userId)
    })
    if (stay.bytes >= longFrom) await stay.enter(this.#onTheWay)
  }

  /** Waits until there is room for what is made of a body that has come; undefined where there is nothing to wait for. */
  arrive(request: FastifyRequest): Promise<void> | undefined {
    const stay = this.#stays.get(request)
    return stay && this.#move(stay)
  }

  async #move(stay: Stay): Promise<void> {
    await stay.enter(this.#arrived)
    if (stay.bytes >= longFrom) stay.leave(this.#onTheWay)
  }
}

/** Where one body has room, until its call is over. */
class Stay {
  readonly bytes: number
  readonly #rooms = new Map<ByteRoom, () => void>()
  #isOver = false

  constructor(bytes: number) {
    this.bytes = bytes
  }

  async enter(room: ByteRoom, afterwards?: () => void): Promise<void> {
    const giveBack = await room.enter(this.bytes)
    this.#rooms.set(room, () => {
      giveBack()
      afterwards?.()
    })
    if (!this.#isOver) return
    this.leave(room)
    // The caller has gone, and nothing more of the body will be read.
    throw new AppError('REQUEST_INVALID')
  }

  leave(room: ByteRoom): void {
    this.#rooms.get(room)?.()
    this.#rooms.delete(room)
  }

  end(): void {
    this.#isOver = true
    for (const room of this.#rooms.keys()) this.leave(room)
  }
}

/** As many as it says, or as it may have where it does not say. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? bodyLimit : Math.min(Number(length), bodyLimit)
}
