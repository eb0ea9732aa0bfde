import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors/AppError.ts'
import { onCallEnd } from '../http/onCallEnd.ts'
import { ByteRoom } from './ByteRoom.ts'

/** The numbers of bytes that request bodies may take up at once. */
export interface BodyLimits {
  ofUser: number
  /** For long bodies that have not arrived completely. */
  onTheWay: number
  /** For bodies that have arrived and wait to be parsed, or whose call is not answered yet. */
  arrived: number
}

const megabyte = 1024 * 1024
/** Parsed as JSON, a body takes five times its length, and it is held until its call is answered. */
const usualLimits: BodyLimits = { ofUser: 4 * megabyte, onTheWay: 128 * megabyte, arrived: 32 * megabyte }

/** The length in bytes from which a body counts as long. Forms are shorter, so slow long bodies do not delay them. */
export const longBodyBytes = 65_536

/**
 * Limits the JSON bodies in memory by their length. A body takes room for its parsed value only once it has arrived completely:
 * eight people who sent four bodies of a megabyte each over slow connections used to hold all the room for minutes, and all other
 * changes waited.
 */
export class BodyRooms {
  readonly #ofUser: number
  readonly #onTheWay: ByteRoom
  readonly #arrived: ByteRoom
  readonly #ofUsers = new Map<string, ByteRoom>()
  readonly #stays = new WeakMap<FastifyRequest, BodyReservation>()

  constructor({ ofUser, onTheWay, arrived }: BodyLimits = usualLimits) {
    this.#ofUser = ofUser
    this.#onTheWay = new ByteRoom(onTheWay)
    this.#arrived = new ByteRoom(arrived)
  }

  /** Waits until there is room to receive the body, which stays unread until then. */
  async begin(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const reservation = new BodyReservation(bytesOf(request))
    this.#stays.set(request, reservation)
    onCallEnd(request, reply, () => reservation.end())
    const own = this.#ofUsers.get(userId) ?? new ByteRoom(this.#ofUser)
    this.#ofUsers.set(userId, own)
    await reservation.enter(own, () => {
      if (own.isEmpty) this.#ofUsers.delete(userId)
    })
    if (reservation.bytes >= longBodyBytes) await reservation.enter(this.#onTheWay)
  }

  /** Waits until there is room for the parsed value of a body that has arrived; undefined where there is nothing to wait for. */
  arrive(request: FastifyRequest): Promise<void> | undefined {
    const reservation = this.#stays.get(request)
    return reservation && this.#move(reservation)
  }

  async #move(reservation: BodyReservation): Promise<void> {
    await reservation.enter(this.#arrived)
    if (reservation.bytes >= longBodyBytes) reservation.leave(this.#onTheWay)
  }
}

/** The rooms that one body holds until its call is over. */
class BodyReservation {
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

/** The announced length of the body, or the longest allowed one where the request announces none. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? bodyLimit : Math.min(Number(length), bodyLimit)
}
