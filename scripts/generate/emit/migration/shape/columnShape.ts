import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { requiredSchema } from '../../../model/types/nullable.ts'
import { computationOf, computedPartsOf } from '../../../computed/computationOf.ts'
import { computedPartsSql } from '../../../computed/computedPartsSql.ts'
import { computationSql } from '../../../computed/expressionSql.ts'
import { followsReferences, keptSql } from '../../../computed/followingSql.ts'
import type { Entity, Model, Property } from '../../../contracts/Model.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import { defaultOf, sqlTypeOf } from './columnSql.ts'
import { conversionSql } from './conversionSql.ts'
import { filledParts } from './filledParts.ts'
import { innerParts } from './innerParts.ts'
import { unitsOf } from './unitsOf.ts'
import { unstatedPatterns } from './unstatedPatterns.ts'
import type { ColumnShape } from './Shape.ts'

/** The column of a property, if it has one. */
export function columnOf(property: Property, entity: Entity, model: Model): ColumnShape[] {
  const type = sqlTypeOf(property)
  if (!type) return []
  const value = defaultOf(property)
  const computation = computationOf(property, entity.properties)
  return [
    {
      name: property.name,
      type,
      required: property.required,
      ...(type === 'jsonb' && requiredSchema(property.schema)['type'] === 'array' ? { list: true } : {}),
      ...(value === undefined ? {} : { default: value }),
      ...(computation ? computedOf(property, computation, { entity, model, type }) : {}),
      ...computedInside(property, entity),
      ...filledParts(property),
      ...unitsIn(property),
      ...unstatedIn(property),
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

function unstatedIn(property: Property): Pick<ColumnShape, 'unstated'> {
  const unstated = unstatedPatterns(property)
  return unstated.length > 0 ? { unstated } : {}
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

/** Whether the schema's objects may hold only declared properties. */
function isClosed(schema: JsonSchema): boolean {
  const shape = requiredSchema(schema)
  const { items, oneOf } = shape
  if (isJsonObject(items)) return isClosed(items)
  const closed = (each: Json) => isJsonObject(each) && each['additionalProperties'] === false
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
