import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { mapSubschemas } from '../load/subschemas.ts'
import { inputSchemaOf, isObject } from './inputSchemas.ts'
import type { Entity } from '../Model.ts'

/**
 * The schema that a form is drawn from. What leads back into itself is drawn as free JSON, and judged by the validator
 * of the whole: rjsf would unfold it without an end.
 */
export function drawnSchemaOf(entity: Entity): JsonSchema {
  const { definitions, ...schema } = inputSchemaOf(entity)
  return definitions === undefined ? schema : mapSubschemas(schema, unrolled)
}

/** Whether it differs from the schema of the input. */
export function isUnrolled({ inputSchema }: Entity): boolean {
  return inputSchema['definitions'] !== undefined
}

function unrolled(schema: Json): Json {
  if (!isObject(schema)) return schema
  return '$ref' in schema ? {} : mapSubschemas(schema, unrolled)
}
