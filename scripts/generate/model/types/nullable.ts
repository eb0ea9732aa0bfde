import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../load/readJson.ts'
import { takesNull } from '../../load/takesNull.ts'

/** The schema with null added to its values, which means "not set". */
export function nullable(schema: Json): Json {
  if (schema === false) return { type: 'null' }
  if (!isJsonObject(schema) || takesNull(schema)) return schema
  const simple = withNull(schema)
  if (takesNull(simple)) return simple
  const { default: given, ...rest } = schema
  return { ...(given === undefined ? {} : { default: given }), anyOf: [rest, { type: 'null' }] }
}

/** The schema with null removed from its values. */
export function notNull(schema: JsonObject): JsonObject {
  const { type, enum: values, ...rest } = schema
  const types = isJsonList(type) ? type.filter((name) => name !== 'null') : type
  const [only, ...others] = isJsonList(types) ? types : []
  const named = only !== undefined && others.length === 0 ? only : types
  return {
    ...(named === undefined ? { not: { type: 'null' } } : { type: named }),
    ...(isJsonList(values) ? { enum: values.filter((value) => value !== null) } : {}),
    ...rest,
  }
}

/** The schema of a property that is required here, although it may be empty elsewhere. */
export function requiredSchema(schema: JsonObject): JsonObject {
  if (!takesNull(schema)) return schema
  const { anyOf, ...rest } = schema
  const [first, second] = isJsonList(anyOf) ? anyOf : []
  const isWrapped = isJsonObject(first) && isJsonObject(second) && second['type'] === 'null'
  return isWrapped ? { ...rest, ...first } : notNull(schema)
}

function withNull(schema: JsonObject): JsonObject {
  const { type, enum: values, const: only, ...rest } = schema
  const name = textOf(type)
  return {
    ...(name === undefined
      ? type === undefined
        ? {}
        : { type: isJsonList(type) ? [...type, 'null'] : type }
      : { type: [name, 'null'] }),
    ...(isJsonList(values) ? { enum: [...values, null] } : {}),
    ...(only === undefined ? {} : { enum: [only, null] }),
    ...rest,
  }
}
