import { setTimeout as rest } from 'node:timers/promises'
import { UserTurns } from './UserTurns.ts'

/** So many times as long as a work took its user's next one waits: the others have most of the process. */
const restShare = 3

/** Works of one user that keep the whole process busy: one at a time, and with a rest behind each. */
export class RestingTurns {
  readonly #turns = new UserTurns(1)

  /** Does the work when it is the user's turn. */
  take(userId: string, work: () => void): void {
    void this.#turns.take(userId, async () => {
      const began = performance.now()
      work()
      await rest(restShare * (performance.now() - began), undefined, { ref: false })
    })
  }
}
