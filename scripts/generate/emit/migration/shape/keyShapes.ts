import type { Entity, Model, Property } from '../../../contracts/Model.ts'
import { ddl, sqlName } from '../../../print/Ddl.ts'
import { shortened } from '../../../model/names/shortened.ts'
import type { ConstraintShape } from './Shape.ts'

/** The primary key of a table, by its columns. */
export function primaryKey(table: string, columns: readonly string[]): ConstraintShape {
  const names = columns.map((column) => sqlName(column).text).join(', ')
  return { name: shortened(`${table}_pkey`), kind: 'primary', definition: `PRIMARY KEY (${names})` }
}

/** The foreign key of a property that refers to a record and has a column. */
export function foreignKeyOf(entity: Entity, property: Property, model: Model): ConstraintShape[] {
  if (!property.reference || !property.column) return []
  return [foreignKey(entity.tableName, property.name, tableNameOf(property.reference.entity, model))]
}

/** A foreign key to ids. The server does the clearing and cascading, because it applies rules and versions on the way. */
export function foreignKey(table: string, column: string, target: string): ConstraintShape {
  return {
    name: shortened(`${table}_${column}_fkey`),
    kind: 'foreign',
    definition: ddl`FOREIGN KEY (${sqlName(column)}) REFERENCES ${sqlName(target)} (${sqlName('id')})`.text,
  }
}

/** The name of an entity's table. */
export function tableNameOf(entityName: string, model: Model): string {
  const found = model.entities.find(({ name }) => name === entityName)
  if (!found) throw new Error(`no entity is called ${entityName}`)
  return found.tableName
}
