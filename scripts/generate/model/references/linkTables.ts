import type { Entity } from '../../contracts/Model.ts'
import { shortened } from '../names/shortened.ts'
import type { RowReference } from './rowReferences.ts'

/** The name of the table that keeps a many-to-many property. */
export function linkTableName({ tableName }: Pick<Entity, 'tableName'>, property: string): string {
  return shortened(`${tableName}_${property}`)
}

/** The name of the table that keeps the references inside the rows of a list. */
export function rowLinkTableName(
  entity: Pick<Entity, 'tableName'>,
  { property, key }: Pick<RowReference, 'property' | 'key'>,
): string {
  return linkTableName(entity, `${property}_${key}`)
}
