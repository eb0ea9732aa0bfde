import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isObject, listOf } from '../../../load/readJson.ts'
import { demanded } from '../../../model/types/nullable.ts'
import { computationOf, computedPartsOf } from '../../../computed/computationOf.ts'
import { computedPartsSql } from '../../../computed/computedPartsSql.ts'
import { computationSql } from '../../../computed/expressionSql.ts'
import { followsReferences, keptSql } from '../../../computed/followingSql.ts'
import type { Entity, Model, Property } from '../../../contracts/Model.ts'
import { ddl, sqlName } from '../../../print/Ddl.ts'
import { snakeCase } from '../../../model/names/names.ts'
import { rowReferencesOf } from '../../../model/references/rowReferences.ts'
import { onceFor } from '#shared/onceFor.ts'
import { shortened } from '../../../model/names/shortened.ts'
import { linkTableName, rowLinkTableName } from '../../../model/references/linkTables.ts'
import { checksOf } from './checksOf.ts'
import { defaultOf, sqlTypeOf } from './columnSql.ts'
import { conversionSql } from './conversionSql.ts'
import { filledParts } from './filledParts.ts'
import { gramsFunction } from './gramsFunction.ts'
import { indexesOf } from './indexesOf.ts'
import { innerParts } from './innerParts.ts'
import { gistExtension, overlapsOf } from './overlapsOf.ts'
import { unitsOf } from './unitsOf.ts'
import type {
  ColumnShape,
  ConstraintShape,
  EntityShape,
  RenamedProperty,
  Shape,
  TableShape,
} from './Shape.ts'

/** What the database must look like for the schemas. */
export const shapeOf = onceFor((model: Model): Shape => ({
  functions: [
    gramsFunction,
    ...(model.entities.some(({ noOverlap }) => noOverlap.length > 0) ? [gistExtension] : []),
  ],
  tables: model.entities.flatMap((entity) => [
    tableShapeOf(entity, model),
    ...linkShapesOf(entity, model),
    ...rowLinkShapesOf(entity, model),
  ]),
  entities: model.entities.map(entityShapeOf),
  tellsSecrets: true,
}))

function entityShapeOf(entity: Entity): EntityShape {
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

function columnOf(property: Property, entity: Entity, model: Model): ColumnShape[] {
  const type = sqlTypeOf(property)
  if (!type) return []
  const value = defaultOf(property)
  const computation = computationOf(property, entity.properties)
  return [
    {
      name: property.name,
      type,
      required: property.required,
      ...(type === 'jsonb' && demanded(property.schema)['type'] === 'array' ? { list: true } : {}),
      ...(value === undefined ? {} : { default: value }),
      ...(computation ? computedOf(property, computation, { entity, model, type }) : {}),
      ...computedInside(property, entity),
      ...filledParts(property),
      ...unitsIn(property),
      ...(property.secret ? { secret: property.secret } : {}),
      ...(property.renamedFrom ? { renamedFrom: property.renamedFrom } : {}),
      ...(property.convert ? { convert: conversionSql(property, property.convert) } : {}),
    },
  ]
}

function unitsIn(property: Property): Pick<ColumnShape, 'units'> {
  const units = unitsOf(property)
  return units.length > 0 ? { units } : {}
}

interface Computed {
  entity: Entity
  model: Model
  type: string
}

function computedOf(
  { name }: Property,
  computation: Computation,
  { entity, model, type }: Computed,
): Pick<ColumnShape, 'computed' | 'kept' | 'follows'> {
  const { tableName, properties } = entity
  const kept = followsReferences(computation) ? keptSql(entity, name, model) : undefined
  const follows = followedBy(computation, entity)
  return {
    computed: computationSql(computation, { table: tableName, properties, type }).text,
    ...(kept ? { kept: kept.text } : {}),
    ...(follows.length > 0 ? { follows } : {}),
  }
}

function computedInside(
  property: Property,
  { tableName, properties }: Entity,
): Pick<ColumnShape, 'computed' | 'computedParts' | 'declared' | 'parts' | 'inside' | 'renamed'> {
  const declared = property.properties?.map(({ name }) => name)
  const parts = computedPartsOf(property, properties)
  const place = { property, table: tableName, properties }
  const inside = innerParts(property.schema).filter(({ path }) => path.length > 0 || !declared)
  return {
    ...(parts ? { computed: computedPartsSql(parts, place).text, computedParts: Object.keys(parts) } : {}),
    ...(declared ? { declared } : {}),
    ...(declared && isClosed(property.schema) ? { parts: declared } : {}),
    ...(inside.length > 0 ? { inside } : {}),
    ...renamedInside(property),
  }
}

/** Whether nothing may be in it but what is declared. */
function isClosed(schema: JsonSchema): boolean {
  const shape = demanded(schema)
  const { items, oneOf } = shape
  if (isObject(items)) return isClosed(items)
  const closed = (each: Json) => isObject(each) && each['additionalProperties'] === false
  return shape['discriminator'] === undefined ? closed(shape) : listOf(oneOf).every(closed)
}

function renamedInside({ properties = [] }: Property): Pick<ColumnShape, 'renamed'> {
  const renamed = properties.flatMap(({ name, renamedFrom: former, computed }) =>
    former === undefined || computed !== undefined ? [] : [{ name, former }],
  )
  return renamed.length > 0 ? { renamed } : {}
}

function followedBy(
  { expression }: Computation,
  { tableName, properties }: Entity,
): NonNullable<ColumnShape['follows']> {
  return readsOf(expression).flatMap((read) => {
    const property = properties.find(({ name }) => name === nameIn(read))
    if ('list' in read && property && computedPartsOf(property, properties))
      return [{ table: tableName, column: read.list }]
    const entity = 'through' in read ? property?.reference?.entity : property?.children?.entity
    const column = 'through' in read ? read.property : 'list' in read ? (read.item ?? 'id') : undefined
    return entity === undefined || column === undefined ? [] : [{ table: snakeCase(entity), column }]
  })
}

function linkShapesOf(entity: Entity, model: Model): TableShape[] {
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
 * What a table of links may have been called. Entity and property keep the mark of a rename for as long as people leave
 * it there, so either of them may have had its present name already.
 */
function formerNames(
  name: string,
  entity: Entity,
  linksOf: (tableName: string) => readonly string[],
): Pick<TableShape, 'renamedFrom'> {
  const candidates = [...new Set(ownersOf(entity).flatMap(linksOf))].filter((candidate) => candidate !== name)
  return candidates.length > 0 ? { renamedFrom: candidates } : {}
}

/** What the table of an entity is called, and was. */
function ownersOf({ tableName, renamedFrom }: Entity): string[] {
  return renamedFrom === undefined ? [tableName] : [tableName, snakeCase(renamedFrom)]
}

/** What a property is called, and was. */
function namesOf({ name, renamedFrom }: Pick<Property, 'name' | 'renamedFrom'>): string[] {
  return renamedFrom === undefined ? [name] : [name, renamedFrom]
}

function rowLinkShapesOf(entity: Entity, model: Model): TableShape[] {
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

function primaryKey(table: string, columns: readonly string[]): ConstraintShape {
  const names = columns.map((column) => sqlName(column).text).join(', ')
  return { name: shortened(`${table}_pkey`), kind: 'primary', definition: `PRIMARY KEY (${names})` }
}

function foreignKeyOf(entity: Entity, property: Property, model: Model): ConstraintShape[] {
  if (!property.reference || !property.column) return []
  return [foreignKey(entity.tableName, property.name, tableNameOf(property.reference.entity, model))]
}

// Clearing and cascading are the server's business: it holds rules and versions to be kept on the way.
function foreignKey(table: string, column: string, target: string): ConstraintShape {
  return {
    name: shortened(`${table}_${column}_fkey`),
    kind: 'foreign',
    definition: ddl`FOREIGN KEY (${sqlName(column)}) REFERENCES ${sqlName(target)} (${sqlName('id')})`.text,
  }
}

function tableNameOf(entityName: string, model: Model): string {
  const found = model.entities.find(({ name }) => name === entityName)
  if (!found) throw new Error(`no entity is called ${entityName}`)
  return found.tableName
}
