import PQueue from 'p-queue'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

// As long as a locked row is waited for.
const rowPatienceMs = 2500
const patienceMs = 3000

/** How many writes there may be at once. */
interface Shares {
  atOnce: number
  /** How many transactions of one person's calls: what is left are the turns of others. */
  ofUser: number
}

/**
 * Writes wait for locks, and each that waits holds a connection. So of one record one at a time goes to the database, and all of
 * them together leave some connections to those who only read and to what every call asks.
 */
export class WriteTurns {
  readonly ofUser: number
  readonly #all: PQueue
  readonly #long: PQueue
  readonly #rows = new Map<string, PQueue>()
  #ended: ErrorCode | undefined

  constructor({ atOnce, ofUser }: Shares) {
    this.ofUser = ofUser
    this.#all = new PQueue({ concurrency: atOnce })
    this.#long = new PQueue({ concurrency: Math.max(1, Math.floor(atOnce / 2)) })
  }

  /** Does the work when it is its turn; who waits too long for the record is told of a conflict, like one who waits for its lock. */
  async take<T>(work: () => Promise<T>, row?: string): Promise<T> {
    const turn = () => inTurn(this.#all, this.#unlessEnded(work), { patienceMs, refusal: 'DATABASE_BUSY' })
    if (row === undefined) return turn()
    return inTurn(this.#rowOf(row), turn, { patienceMs: rowPatienceMs, refusal: 'WRITE_CONFLICT' })
  }

  /** Does what writes for minutes, such as an import: half of the turns stay with those who write for a moment. */
  async takeLong<T>(work: () => Promise<T>): Promise<T> {
    return inTurn(this.#long, this.#unlessEnded(work), {
      patienceMs,
      refusal: 'REQUESTS_LIMITED',
      retryAfter: 10,
    })
  }

  /** Refuses all writes from now on, those that wait too. */
  end(reason: ErrorCode): void {
    this.#ended = reason
  }

  #unlessEnded<T>(work: () => Promise<T>): () => Promise<T> {
    return async () => {
      if (this.#ended !== undefined) throw new AppError(this.#ended)
      return work()
    }
  }

  #rowOf(row: string): PQueue {
    const known = this.#rows.get(row)
    if (known) return known
    const queue = new PQueue({ concurrency: 1 })
    queue.on('idle', () => this.#rows.delete(row))
    this.#rows.set(row, queue)
    return queue
  }
}

interface Patience {
  patienceMs: number
  refusal: 'DATABASE_BUSY' | 'REQUESTS_LIMITED' | 'WRITE_CONFLICT'
  /** In seconds; absent: as soon as one likes. */
  retryAfter?: number
}

/** The patience ends with the waiting: what has begun is never given up. */
function inTurn<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { patienceMs, refusal, retryAfter }: Patience,
): Promise<T> {
  // Nearly always; what gives up a waiting costs as much as the rest of the turn.
  if (queue.pending < queue.concurrency) return queue.add(work)
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new AppError(refusal, { retryAfter })), patienceMs)
  const begin = (): Promise<T> => {
    clearTimeout(timer)
    return work()
  }
  return queue.add(begin, { signal: giveUp.signal })
}
