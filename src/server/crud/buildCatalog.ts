import type { Route, Validate } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Catalog, Hooks, Secrets } from './entity/Context.ts'
import type { Journal } from './entity/Journal.ts'

/** The parts of a catalogue. The server takes them from the generated code, a test may use its own. */
export interface CatalogParts {
  tables: readonly Table[]
  routes: readonly Route[]
  rules: Readonly<Partial<Record<string, Hooks>>>
  secrets: Secrets
  journal?: Journal
}

/** Makes tables, validators and rules available by the entity's name. */
export function buildCatalog({ tables, routes, rules, secrets, journal }: CatalogParts): Catalog {
  const byEntity = new Map(tables.map((table) => [table.entity, table]))
  const validators = new Map(routes.flatMap(wholeValidator))
  const resources = new Map(
    routes.flatMap(({ table, resource }) => (resource ? [[table.entity, resource]] : [])),
  )
  return {
    tableOf: (entity) => {
      const table = byEntity.get(entity)
      if (!table) throw new TypeError(`There is no table of ${entity}`)
      return table
    },
    resourceOf: (entity) => resources.get(entity),
    validatorOf: (entity) => validators.get(entity),
    hooksOf: (entity) => rules[entity],
    secrets,
    journal,
  }
}

function wholeValidator({ operation, table, validateBody }: Route): [string, Validate][] {
  const isWhole = operation === 'create' || operation === 'update' || operation === 'updateSingle'
  return isWhole && validateBody ? [[table.entity, validateBody]] : []
}
