import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { textsOf } from '../../load/readJson.ts'
import type { Entity } from '../../Model.ts'
import { inputSchemaOf, objectOf } from '../inputSchemas.ts'

/** What the document calls the body of a change that is another than that of a new record. */
export function updateSchemaName({ typeName }: Entity): string {
  return `${typeName}Update`
}

/** Whether a change is told apart from a new record: where it has rows that are records of another entity, which it may keep. */
export function hasUpdateSchema({ properties }: Entity): boolean {
  return properties.some(({ children }) => children)
}

const id = {
  type: 'string',
  format: 'uuid',
  description: '保留这一行；没有 id 的行为新行 · Keeps this row; a row without one is new',
} as const satisfies JsonObject

/** The body of a change: rows say by their id which of them are kept, and stay as they are where the change leaves out all of them. */
export function updateSchemaOf(entity: Entity): JsonSchema {
  const schema = inputSchemaOf(entity)
  const lists = new Set(entity.properties.flatMap(({ name, children }) => (children ? [name] : [])))
  const properties = Object.entries(objectOf(schema.properties)).map(([name, part]): [string, Json] => [
    name,
    lists.has(name) ? withIds(objectOf(part)) : part,
  ])
  const required = textsOf(schema.required).filter((name) => !lists.has(name))
  return { ...schema, required, properties: Object.fromEntries(properties) }
}

function withIds(list: JsonObject): JsonObject {
  const items = objectOf(list['items'])
  return { ...list, items: { ...items, properties: { ...objectOf(items['properties']), id } } }
}
