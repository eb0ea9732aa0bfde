import type { Field } from '#shared/contracts/Resource.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { AppError } from '#shared/errors/AppError.ts'
import { groupKinds, groupKindsOver } from '#shared/fields/groupKinds.ts'
import { queryInvalid } from '../query/queryInvalid.ts'
import { visibleProperty } from '../entity/visibleProperty.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'

/** A property by which records are grouped. */
export interface Grouping {
  /** The name as in the call: `status`, or `user_id.province`. */
  name: string
  /** The field that describes the groups' keys. */
  field: Field
  /** The column of the records themselves. */
  column: Column
  /** The property of the referenced record by which the groups are formed. */
  over?: Over
}

/** A property of a record that a reference leads to. */
export interface Over {
  table: Table
  column: Column
  /** The code of the page that shows the property. */
  page: string
}

/** Finds a property by which records can be grouped: their own, or one of a referenced record. */
export function groupingOf(table: Table, catalog: EntityCatalog, name: string): Grouping {
  const [own = '', ...rest] = name.split('.')
  const visible = visibleProperty(table, catalog, own)
  if (!visible) throw groupInvalid(table, catalog)
  const { field, column } = visible
  const [property, ...deeper] = rest
  if (property === undefined && groupKinds.has(field.type)) return { name, field, column }
  const found = property === undefined ? undefined : overOf(column, catalog, property)
  if (!found || deeper.length > 0) throw groupInvalid(table, catalog)
  return { name, column, ...found }
}

function groupInvalid(table: Table, catalog: EntityCatalog): AppError {
  const names = table.columns.flatMap(({ name }) => {
    const visible = visibleProperty(table, catalog, name)
    return visible && groupKinds.has(visible.field.type) ? [name] : []
  })
  return queryInvalid('group', 'several', { names })
}

function overOf(
  { reference }: Column,
  catalog: EntityCatalog,
  property: string,
): Pick<Required<Grouping>, 'field' | 'over'> | undefined {
  const target = reference && catalog.tableOf(reference.entity)
  const resource = target && catalog.resourceOf(target.entity)
  const visible = target && visibleProperty(target, catalog, property)
  if (!resource || !visible || !groupKindsOver.has(visible.field.type)) return undefined
  return {
    field: visible.field,
    over: { table: target, column: visible.column, page: resource.permissions.page },
  }
}
