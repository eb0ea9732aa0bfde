import { routes } from '#generated/routes/routes.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'

/** The schema of the body that a client sends to create or change a record of an entity. */
export function inputSchemaOf(entity: EntityName): JsonSchema {
  const { body } = inputRouteOf(entity).schema
  if (!body) throw new Error(`${entity} takes no input`)
  return body
}

/** The call that creates or changes a record of an entity. */
export function inputRouteOf(entity: EntityName): Route {
  const route = routes.find(({ table, operation }) => table.entity === entity && writing.has(operation))
  if (!route) throw new Error(`${entity} takes no input`)
  return route
}

const writing = new Set(['create', 'updateSingle'])
