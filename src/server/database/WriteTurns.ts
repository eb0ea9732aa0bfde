import PQueue from 'p-queue'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

// As long as the database waits for a locked row.
const rowPatienceMs = 2500
const patienceMs = 3000

/** The numbers of writes that may run at once. */
interface Shares {
  atOnce: number
  /** The transactions of one person's calls; the remaining turns are left to other people. */
  ofUser: number
}

/**
 * Writes wait for locks, and each waiting write holds a connection. So only one write of a record goes to the database at a time,
 * and all writes together leave some connections to reads and to the queries of every call.
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

  /** Runs the work in turn; waiting too long for the record ends in a conflict, as waiting for its lock would. */
  async take<T>(work: () => Promise<T>, row?: string): Promise<T> {
    const turn = () => inTurn(this.#all, this.#unlessEnded(work), { patienceMs, refusal: 'DATABASE_BUSY' })
    if (row === undefined) return turn()
    return inTurn(this.#rowOf(row), turn, { patienceMs: rowPatienceMs, refusal: 'WRITE_CONFLICT' })
  }

  /** Runs work that writes for minutes, such as an import; half of the turns remain for short writes. */
  async takeLong<T>(work: () => Promise<T>): Promise<T> {
    return inTurn(this.#long, this.#unlessEnded(work), {
      patienceMs,
      refusal: 'REQUESTS_LIMITED',
      retryAfter: 10,
    })
  }

  /** Whether all writes are refused. */
  get isEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Refuses all writes from now on, including those that wait. */
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
  /** In seconds; the caller may retry at once when absent. */
  retryAfter?: number
}

/** Limits the waiting only: work that has begun is never aborted. */
function inTurn<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { patienceMs, refusal, retryAfter }: Patience,
): Promise<T> {
  // Nearly always the case. The timeout below costs as much as the rest of the turn.
  if (queue.pending < queue.concurrency) return queue.add(work)
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new AppError(refusal, { retryAfter })), patienceMs)
  const begin = (): Promise<T> => {
    clearTimeout(timer)
    return work()
  }
  return queue.add(begin, { signal: giveUp.signal })
}
