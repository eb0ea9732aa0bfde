import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/AppError.ts'

/** How many requests one caller may make in a time. */
export interface RequestRate {
  requests: number
  seconds: number
}

/** Counts requests of each caller in memory and refuses the one too many. */
export class RequestLimit {
  readonly #limiter: RateLimiterMemory

  constructor({ requests, seconds }: RequestRate) {
    this.#limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  }

  /** Counts a request, or one that weighs more; refuses it when the caller has used up what is granted. */
  async take(caller: string, weight = 1): Promise<void> {
    try {
      await this.#limiter.consume(caller, weight)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new AppError('REQUESTS_LIMITED', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
  }
}
