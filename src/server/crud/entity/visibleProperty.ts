import type { Field } from '#shared/contracts/Resource.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from './Context.ts'
import { answeredColumns } from './tableSql.ts'

/** The parts of the catalogue that describe entities. */
export type EntityCatalog = Pick<Catalog, 'tableOf' | 'resourceOf'>

/** A property that people may see, with its column. Figures and conditions on other records use only such properties. */
export function visibleProperty(
  table: Table,
  catalog: EntityCatalog,
  name: string,
): { field: Field; column: Column } | undefined {
  const field = catalog.resourceOf(table.entity)?.fields.find(({ source }) => source === name)
  const column = answeredColumns(table).find((each) => each.name === name && !each.secret)
  return field && column ? { field, column } : undefined
}
