import type { Entity, Model } from '../../../contracts/Model.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import { memoize } from '#shared/memoize.ts'
import { checksOf } from './checksOf.ts'
import { gramsFunction } from './gramsFunction.ts'
import { indexesOf } from './indexesOf.ts'
import { gistExtension, overlapsOf } from './overlapsOf.ts'
import { columnOf } from './columnShape.ts'
import { entityShapeOf } from './entityShape.ts'
import { foreignKeyOf, primaryKey } from './keyShapes.ts'
import { linkShapesOf } from './linkShapes.ts'
import type { ColumnShape, Shape, TableShape } from './Shape.ts'

/** The shape that the database must have for the schemas. */
export const shapeOf = memoize((model: Model): Shape => ({
  functions: [
    gramsFunction,
    ...(model.entities.some(({ noOverlap }) => noOverlap.length > 0) ? [gistExtension] : []),
  ],
  tables: model.entities.flatMap((entity) => [tableShapeOf(entity, model), ...linkShapesOf(entity, model)]),
  entities: model.entities.map(entityShapeOf),
  tellsSecrets: true,
}))

function tableShapeOf(entity: Entity, model: Model): TableShape {
  return {
    name: entity.tableName,
    ...(entity.renamedFrom === undefined ? {} : { renamedFrom: [snakeCase(entity.renamedFrom)] }),
    columns: [
      { name: 'id', type: 'uuid', required: true },
      ...(entity.kind === 'log' ? [] : [versionColumn]),
      ...entity.properties.flatMap((property) => columnOf(property, entity, model)),
      ...(entity.softDelete ? [deletedAtColumn] : []),
    ],
    constraints: [
      primaryKey(entity.tableName, ['id']),
      ...checksOf(entity),
      ...overlapsOf(entity),
      ...entity.properties.flatMap((property) => foreignKeyOf(entity, property, model)),
    ],
    indexes: indexesOf(entity, model),
    ...(entity.kind === 'single' ? { single: true } : {}),
  }
}

const versionColumn: ColumnShape = { name: 'version', type: 'integer', required: true, default: '1' }
const deletedAtColumn: ColumnShape = { name: 'deleted_at', type: 'timestamptz', required: false }
