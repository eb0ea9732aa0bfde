import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import { inputSchemaOf } from './inputSchemas.ts'
import type { Entity } from '../../contracts/Model.ts'

/**
 * The schema that a form is drawn from. Recursive parts are drawn as free JSON and judged by the validator of the whole: rjsf
 * would unfold them without end. rjsf draws nothing for an empty schema, so a property that takes anything gets all types.
 */
export function formSchemaOf(entity: Entity): JsonSchema {
  return drawableSchema(inputSchemaOf(entity))
}

/** The part of a form's schema that a move asks for, drawn in the same way. */
export function drawableSchema({ definitions, ...schema }: JsonSchema): JsonSchema {
  const unrolledSchema = definitions === undefined ? schema : mapSubschemas(schema, unrolled)
  if (!takesAnything(unrolledSchema)) return unrolledSchema
  const properties = Object.entries(objectOf(unrolledSchema.properties))
  return {
    ...unrolledSchema,
    properties: Object.fromEntries(
      properties.map(([name, part]) => [name, isWordless(part) ? { type: [...anything] } : part]),
    ),
  }
}

/** Whether the form's schema differs from the input's. */
export function hasOwnFormSchema({ inputSchema }: Entity): boolean {
  return inputSchema['definitions'] !== undefined || takesAnything(inputSchema)
}

const anything = ['string', 'number', 'boolean', 'object', 'array', 'null'] as const

function takesAnything({ properties }: JsonSchema): boolean {
  return Object.values(objectOf(properties)).some(isWordless)
}

function isWordless(part: Json): boolean {
  return isJsonObject(part) && Object.keys(part).length === 0
}

function unrolled(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  return '$ref' in schema ? {} : mapSubschemas(schema, unrolled)
}
