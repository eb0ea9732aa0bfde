import type { Entity, Model, Property } from '../../../contracts/Model.ts'
import { ddl, sqlName } from '../../../print/Ddl.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import { rowReferencesOf } from '../../../model/references/rowReferences.ts'
import { shortened } from '../../../model/names/shortened.ts'
import { linkTableName, rowLinkTableName } from '../../../model/references/linkTables.ts'
import { foreignKey, primaryKey, tableNameOf } from './keyShapes.ts'
import type { TableShape } from './Shape.ts'

/** The tables that keep the references in an entity's lists, and in their rows. */
export function linkShapesOf(entity: Entity, model: Model): TableShape[] {
  return [...ownLinks(entity, model), ...rowLinks(entity, model)]
}

function ownLinks(entity: Entity, model: Model): TableShape[] {
  return entity.properties.flatMap((property) => {
    if (!property.link) return []
    const name = linkTableName(entity, property.name)
    const target = tableNameOf(property.link.entity, model)
    const former = formerNames(name, entity, (tableName) =>
      namesOf(property).map((each) => linkTableName({ tableName }, each)),
    )
    return [{ ...linkShape(name, entity.tableName, target), ...former }]
  })
}

/**
 * The possible former names of a table of links. Entity and property keep the mark of a rename as long as people leave it in the
 * schema, so either of them may already have had its present name.
 */
function formerNames(
  name: string,
  entity: Entity,
  linksOf: (tableName: string) => readonly string[],
): Pick<TableShape, 'renamedFrom'> {
  const candidates = [...new Set(tableNamesOf(entity).flatMap(linksOf))].filter(
    (candidate) => candidate !== name,
  )
  return candidates.length > 0 ? { renamedFrom: candidates } : {}
}

/** The present and former name of an entity's table. */
export function tableNamesOf({ tableName, renamedFrom }: Entity): string[] {
  return renamedFrom === undefined ? [tableName] : [tableName, snakeCase(renamedFrom)]
}

/** The present and former name of a property. */
function namesOf({ name, renamedFrom }: Pick<Property, 'name' | 'renamedFrom'>): string[] {
  return renamedFrom === undefined ? [name] : [name, renamedFrom]
}

function rowLinks(entity: Entity, model: Model): TableShape[] {
  return entity.properties.flatMap((property) =>
    rowReferencesOf(property).map((reference): TableShape => {
      const { key } = reference
      const name = rowLinkTableName(entity, reference)
      const part = property.properties?.find((each) => each.name === key) ?? { name: key }
      const former = formerNames(name, entity, (tableName) =>
        namesOf(property).flatMap((list) =>
          namesOf(part).map((each) => rowLinkTableName({ tableName }, { property: list, key: each })),
        ),
      )
      return {
        ...linkShape(name, entity.tableName, tableNameOf(reference.entity, model)),
        ...former,
        filledFrom: { table: entity.tableName, column: property.name, key },
      }
    }),
  )
}

function linkShape(name: string, owner: string, target: string): TableShape {
  const ownerKey = foreignKey(name, 'owner', owner)
  return {
    name,
    columns: [
      { name: 'owner', type: 'uuid', required: true },
      { name: 'target', type: 'uuid', required: true },
      { name: 'position', type: 'integer', required: true },
    ],
    constraints: [
      primaryKey(name, ['owner', 'target']),
      { ...ownerKey, definition: `${ownerKey.definition} ON DELETE CASCADE` },
      foreignKey(name, 'target', target),
    ],
    indexes: [
      {
        name: shortened(`${name}_target_idx`),
        unique: false,
        definition: ddl`ON ${sqlName(name)} (${sqlName('target')})`.text,
      },
    ],
  }
}
