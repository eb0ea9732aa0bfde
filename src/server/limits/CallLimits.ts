import type { FastifyRequest } from 'fastify'
import type { RequestLimits } from '../config/Config.ts'
import { networkOf } from '../http/networkOf.ts'
import { RequestLimit } from './RequestLimit.ts'

const seconds = 60

/** Limits the calls a minute of each user, and of each network without a session; generous, against floods only. */
export class CallLimits {
  readonly #users: RequestLimit
  readonly #strangers: RequestLimit

  constructor({ perUser, perAddress }: RequestLimits) {
    this.#users = new RequestLimit({ requests: perUser, seconds })
    this.#strangers = new RequestLimit({ requests: perAddress, seconds })
  }

  /** Counts a call by its user, not by its address, which several users may share. */
  takeUser(id: string): Promise<void> {
    return this.#users.take(id)
  }

  /** Counts a call without a session, except for the health check, which load balancers may call as often as they like. */
  async takeStranger({ ip, routeOptions }: FastifyRequest): Promise<void> {
    const { call, weight } = routeOptions.config
    if (call !== 'health') await this.#strangers.take(networkOf(ip), weight)
  }
}
