import type { FastifyRequest } from 'fastify'
import type { Catalog } from '../crud/entity/Context.ts'
import type { ReachContext } from '../crud/reach/ownedFilterFor.ts'
import { userOf } from './session.ts'

/** The parts that decide which records a caller may see. */
export interface ReachParts {
  catalog: Catalog
  /** Whether the caller of a request holds a page or a button. */
  may: (request: FastifyRequest, code: string) => Promise<boolean>
}

/** The context of the caller's reach, for hand-written calls. */
export function reachContextOf(request: FastifyRequest, { catalog, may }: ReachParts): ReachContext {
  return { catalog, user: userOf(request), may: (code) => may(request, code) }
}
