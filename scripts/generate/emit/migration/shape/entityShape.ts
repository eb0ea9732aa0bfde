import type { Entity, Property } from '../../../contracts/Model.ts'
import { linkTableName } from '../../../model/references/linkTables.ts'
import { tableNamesOf } from './linkShapes.ts'
import type { EntityShape, RenamedLink } from './Shape.ts'

/** The data about an entity that menus, permissions and stored names need. */
export function entityShapeOf(entity: Entity): EntityShape {
  const { name, path, renamedFrom } = entity
  const renamedLinks = entity.properties.flatMap((property) => renamedLink(property, entity))
  return {
    name,
    path,
    ...(renamedFrom === undefined ? {} : { renamedFrom }),
    ...(renamedLinks.length > 0 ? { renamedLinks } : {}),
  }
}

function renamedLink({ name, renamedFrom: former, link }: Property, entity: Entity): RenamedLink[] {
  if (former === undefined || !link) return []
  const formerTables = tableNamesOf(entity).map((tableName) => linkTableName({ tableName }, former))
  return [{ name, former, table: linkTableName(entity, name), formerTables }]
}
