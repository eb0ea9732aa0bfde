import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Operation } from '#shared/contracts/Route.ts'
import type { Entity } from '../../contracts/Model.ts'
import type { RoutePlan } from '../routes/routesOf.ts'
import { ruleWords } from './ruleWords.ts'

/** The refusals of a call, by their status. */
export function refusalsOf(entity: Entity, { operation, hasId, body }: RoutePlan): JsonObject {
  const writes = ![
    'list',
    'listDeleted',
    'export',
    'exportLater',
    'figures',
    'tree',
    'options',
    'get',
    'history',
    'getSingle',
  ].includes(operation)
  const named = (name: string) => ({ $ref: `#/components/responses/${name}` })
  return {
    '400': named('Invalid'),
    '401': named('Unauthorized'),
    '403': named('Forbidden'),
    ...(body ? { '413': named('TooLarge'), '415': named('Unsupported') } : {}),
    ...(operation === 'export' || operation === 'exportLater' ? { '429': named('Limited') } : {}),
    ...(hasId ? { '404': named('NotFound') } : {}),
    ...(writes
      ? { '409': deletes.has(operation) ? named('Conflict') : conflictOf(entity, named('Conflict')) }
      : {}),
    '503': named('Unavailable'),
    default: named('Refused'),
  }
}

const deletes: ReadonlySet<Operation> = new Set(['delete', 'bulkDelete', 'purge'])

/** The conflict answer, with the conflicts between sent and stored records that the schema names. */
function conflictOf(entity: Entity, conflict: JsonObject): JsonObject {
  const words = ruleWords(entity)
  return words.length === 0 ? conflict : { ...conflict, description: words.join('; ') }
}
