import { ByteRoom } from '../limits/ByteRoom.ts'
import { UserTurns } from '../limits/UserTurns.ts'

const atOnceOfOne = 4
/** Of bodies as long as one may be. */
const longestAtOnce = 32

/**
 * Files are read whole into memory: a client that sends many at once, or slowly, neither fills it nor keeps others from sending. All
 * together have room by their length and not by their number, or eight people with four photos each and a poor line would keep
 * everybody else waiting for minutes.
 */
export class UploadTurns {
  readonly #longest: number
  readonly #room: ByteRoom
  readonly #ofUsers = new UserTurns(atOnceOfOne)

  /** Of bodies that have so many bytes at the most. */
  constructor(longest: number) {
    this.#longest = longest
    this.#room = new ByteRoom(longestAtOnce * longest)
  }

  /** Does the work with a body of a length, if that is known, when it is the user's turn; until then what they send waits on its way. */
  take<T>(
    { userId, length = this.#longest }: { userId: string; length?: number | undefined },
    work: () => Promise<T>,
  ): Promise<T> {
    return this.#ofUsers.take(userId, async () => {
      const leave = await this.#room.enter(Math.min(length, this.#longest))
      try {
        return await work()
      } finally {
        leave()
      }
    })
  }
}
