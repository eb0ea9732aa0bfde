import pLimit from 'p-limit'
import { UserTurns } from '../limits/UserTurns.ts'

const atOnce = 32
const atOnceOfOne = 4

/** Files are read whole into memory: a client that sends many at once, or slowly, neither fills it nor keeps others from sending. */
export class UploadTurns {
  readonly #all = pLimit(atOnce)
  readonly #ofUsers = new UserTurns(atOnceOfOne)

  /** Does the work when it is the user's turn; until then what they send waits on its way. */
  take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.#ofUsers.take(userId, () => this.#all(work))
  }
}
