import type { FastifyRequest } from 'fastify'
import type { RequestLimits } from '../config/Config.ts'
import { networkOf } from '../http/networkOf.ts'
import { RequestLimit } from './RequestLimit.ts'

const seconds = 60

/** How many calls a minute one user may make, and one network without a session; generous, for floods only. */
export class CallLimits {
  readonly #users: RequestLimit
  readonly #strangers: RequestLimit

  constructor({ perUser, perAddress }: RequestLimits) {
    this.#users = new RequestLimit({ requests: perUser, seconds })
    this.#strangers = new RequestLimit({ requests: perAddress, seconds })
  }

  /** Counts a call of a user; several may share an address, so that is not counted. */
  takeUser(id: string): Promise<void> {
    return this.#users.take(id)
  }

  /** Counts a call without a session; load balancers ask for the health as often as they like. */
  async takeStranger({ ip, routeOptions }: FastifyRequest): Promise<void> {
    const { call, weight } = routeOptions.config
    if (call !== 'health') await this.#strangers.take(networkOf(ip), weight)
  }
}
