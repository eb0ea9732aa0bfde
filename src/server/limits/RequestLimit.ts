import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/AppError.ts'

/** The number of requests that one caller may make in a period. */
export interface RequestRate {
  requests: number
  seconds: number
}

/** Counts the requests of each caller in memory and refuses those above the limit. */
export class RequestLimit {
  readonly #limiter: RateLimiterMemory

  constructor({ requests, seconds }: RequestRate) {
    this.#limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  }

  /** Counts a request by its weight; refuses it when the caller has used up the limit. */
  async take(caller: string, weight = 1): Promise<void> {
    try {
      await this.#limiter.consume(caller, weight)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new AppError('REQUESTS_LIMITED', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    }
  }
}
