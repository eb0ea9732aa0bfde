import type { FastifyRequest } from 'fastify'
import { networkOf } from './networkOf.ts'

/** The limits on logged refusals. */
export interface RefusalLimits {
  windowMs: number
  /** Lines in one window about one user or, for callers without a session, one network. */
  ofOne: number
  /** Lines in one window about all callers without a session, who may come from any number of networks. */
  ofStrangers: number
  /** The number of callers that are counted separately. */
  callers: number
}

/** The refusals that were not logged in one window. */
export interface SkippedRefusals {
  skipped: number
  /** The callers with the most skipped refusals, such as `user:ann` or `address:10.0.0.1`. */
  most: Caller[]
}

interface Caller {
  caller: string
  skipped: number
}

interface Counts {
  passed: number
  skipped: number
}

const usualLimits: RefusalLimits = { windowMs: 60_000, ofOne: 30, ofStrangers: 300, callers: 10_000 }
const named = 10

/** Limits the refusals that a lasting log gets in a minute and reports the number of the rest: a flood must not fill the disk. */
export class RefusalLimiter {
  readonly #report: (left: SkippedRefusals) => void | Promise<void>
  readonly #limits: RefusalLimits
  readonly #callers = new Map<string, Counts>()
  #ofStrangers = 0
  #skipped = 0
  #window: NodeJS.Timeout | undefined

  constructor(report: (left: SkippedRefusals) => void | Promise<void>, limits: Partial<RefusalLimits> = {}) {
    this.#report = report
    this.#limits = { ...usualLimits, ...limits }
  }

  /** Counts a refusal of this caller and answers whether to log it. */
  pass({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): boolean {
    this.#window ??= setTimeout(() => void this.#end(), this.#limits.windowMs).unref()
    const counts = this.#countsOf(user ? `user:${user.username}` : `address:${networkOf(ip)}`)
    const isStrangersTurn = user || this.#ofStrangers < this.#limits.ofStrangers
    if (counts && counts.passed < this.#limits.ofOne && isStrangersTurn) {
      counts.passed += 1
      if (!user) this.#ofStrangers += 1
      return true
    }
    if (counts) counts.skipped += 1
    this.#skipped += 1
    return false
  }

  /** Reports the current window. */
  async close(): Promise<void> {
    await this.#end()
  }

  /** The counts of a caller; undefined for a new one when the number of callers is at its limit. */
  #countsOf(caller: string): Counts | undefined {
    const known = this.#callers.get(caller)
    if (known || this.#callers.size >= this.#limits.callers) return known
    const counts = { passed: 0, skipped: 0 }
    this.#callers.set(caller, counts)
    return counts
  }

  async #end(): Promise<void> {
    clearTimeout(this.#window)
    const left = { skipped: this.#skipped, most: this.#mostSkipped() }
    this.#window = undefined
    this.#callers.clear()
    this.#ofStrangers = 0
    this.#skipped = 0
    if (left.skipped > 0) await this.#report(left)
  }

  #mostSkipped(): Caller[] {
    const callers = [...this.#callers].map(([caller, { skipped }]) => ({ caller, skipped }))
    return callers
      .filter(({ skipped }) => skipped > 0)
      .toSorted((a, b) => b.skipped - a.skipped)
      .slice(0, named)
  }
}
