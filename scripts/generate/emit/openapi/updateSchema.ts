import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Entity } from '../../contracts/Model.ts'
import { inputSchemaOf } from '../../model/schemas/inputSchemas.ts'

/** The document's name for the body of a change, if it differs from that of a new record. */
export function updateSchemaName({ typeName }: Entity): string {
  return `${typeName}Update`
}

/**
 * Whether the body of a change differs from that of a new record: it may keep rows that are records of another
 * entity, or values that a new record is filled in with.
 */
export function hasUpdateSchema(entity: Entity): boolean {
  const parts = Object.values(objectOf(inputSchemaOf(entity).properties))
  return entity.properties.some(({ children }) => children) || parts.some(hasDefault)
}

/** The schema of a change, which fills nothing in: generated clients would send the defaults that the document names. */
export function withoutDefaults(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(objectOf(schema.properties)).map(([name, part]): [string, Json] => {
    const { default: _, ...rest } = objectOf(part)
    return [name, hasDefault(part) ? rest : part]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

function hasDefault(part: Json): boolean {
  return isJsonObject(part) && 'default' in part
}

const id = {
  type: 'string',
  format: 'uuid',
  description: '保留这一行；没有 id 的行为新行 · Keeps this row; a row without one is new',
} as const satisfies JsonObject

/**
 * The body of a change: properties that it leaves out stay; rows tell by their id which of them are
 * kept, and all stay if the change leaves the list out.
 */
export function updateSchemaOf(entity: Entity): JsonSchema {
  const schema = inputSchemaOf(entity)
  const lists = new Set(entity.properties.flatMap(({ name, children }) => (children ? [name] : [])))
  const properties = Object.entries(objectOf(schema.properties)).map(([name, part]): [string, Json] => [
    name,
    lists.has(name) ? withIds(objectOf(part)) : part,
  ])
  const required = textsOf(schema.required).filter((name) => !lists.has(name))
  return withoutDefaults({ ...schema, required, properties: Object.fromEntries(properties) })
}

function withIds(list: JsonObject): JsonObject {
  const items = objectOf(list['items'])
  return { ...list, items: { ...items, properties: { ...objectOf(items['properties']), id } } }
}
