import type { Entity, Property } from '../../../contracts/Model.ts'
import { linkTableName } from '../../../model/references/linkTables.ts'
import { ownersOf } from './linkShapes.ts'
import type { EntityShape, RenamedProperty } from './Shape.ts'

/** What menus, permissions and names in use need to know of an entity. */
export function entityShapeOf(entity: Entity): EntityShape {
  const { name, path, renamedFrom } = entity
  const renamed = entity.properties.flatMap((property) => renamedProperty(property, entity))
  return {
    name,
    path,
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    ...(renamed.length > 0 ? { renamed } : {}),
  }
}

function renamedProperty({ name, renamedFrom: former, link }: Property, entity: Entity): RenamedProperty[] {
  if (former === undefined) return []
  if (!link) return [{ name, former, table: entity.tableName }]
  const formerLinks = ownersOf(entity).map((tableName) => linkTableName({ tableName }, former))
  return [{ name, former, table: linkTableName(entity, name), formerLinks }]
}
