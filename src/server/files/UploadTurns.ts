import { ByteRoom } from '../limits/ByteRoom.ts'
import { UserTurns } from '../limits/UserTurns.ts'

const atOnceOfOne = 4
/** The number of bodies of the greatest length for which there is room at once. */
const longestAtOnce = 32

/**
 * Limits uploads, which are read into memory as a whole: a client that sends many files at once, or slowly, neither fills the
 * memory nor blocks other clients. The total is limited by length, not by number: otherwise eight people with four photos each on
 * slow connections would keep everybody else waiting for minutes.
 */
export class UploadTurns {
  readonly #longest: number
  readonly #room: ByteRoom
  readonly #ofUsers = new UserTurns(atOnceOfOne)

  /** `longest` is the greatest length of one body, in bytes. */
  constructor(longest: number) {
    this.#longest = longest
    this.#room = new ByteRoom(longestAtOnce * longest)
  }

  /** Runs the work when the user has a turn and there is room; until then the body stays unread. Default length: the greatest. */
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
