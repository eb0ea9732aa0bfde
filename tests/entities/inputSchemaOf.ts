import { routes } from '#generated/routes/routes.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'

/** The schema of what a client sends to make or change a record of an entity. */
export function inputSchemaOf(entity: EntityName): JsonSchema {
  const route = routes.find(({ table, operation }) => table.entity === entity && writing.has(operation))
  if (!route?.schema.body) throw new Error(`${entity} takes no input`)
  return route.schema.body
}

const writing = new Set(['create', 'updateSingle'])
