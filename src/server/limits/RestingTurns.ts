import { setTimeout as rest } from 'node:timers/promises'
import { UserTurns } from './UserTurns.ts'

/** The rest after a job, as a multiple of the job's duration: most of the process's time remains for other users. */
const restShare = 3

/** Turns for jobs that block the whole process: one job at a time for each user, and a rest after each. */
export class RestingTurns {
  readonly #turns = new UserTurns(1)

  /** Runs the job when it is the user's turn. */
  take(userId: string, work: () => void): void {
    void this.#turns.take(userId, async () => {
      const began = performance.now()
      work()
      await rest(restShare * (performance.now() - began), undefined, { ref: false })
    })
  }
}
