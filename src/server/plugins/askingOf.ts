import type { FastifyRequest } from 'fastify'
import type { Catalog } from '../crud/entity/Context.ts'
import type { Asking } from '../crud/reach/ownedFilterFor.ts'
import { userOf } from './session.ts'

/** The parts that decide which records a caller may see. */
export interface ReachParts {
  catalog: Catalog
  /** Whether the caller of a request holds a page or a button. */
  may: (request: FastifyRequest, code: string) => Promise<boolean>
}

/** The asking caller, for hand-written calls. */
export function askingOf(request: FastifyRequest, { catalog, may }: ReachParts): Asking {
  return { catalog, user: userOf(request), may: (code) => may(request, code) }
}
