import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { isDialect } from '../../load/isDialect.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { withOptionalDefaults } from './assumedDefaults.ts'
import { conditionsOf } from './conditionsOf.ts'
import { nullable } from '../types/nullable.ts'
import { plainSchema } from './plainSchema.ts'

const id = { type: 'string', format: 'uuid', readOnly: true } as const
const version = { type: 'integer', minimum: 1 } as const

/** The schema of a body that a client sends: every writable property; read-only ones are accepted and ignored. */
export function buildInputSchema(
  value: JsonObject,
  properties: readonly Property[],
  kind: Entity['kind'],
): JsonSchema {
  const parts = properties.map((property): [string, Json] => [
    property.name,
    property.access === 'readOnly' ? { readOnly: true } : withOptionalDefaults(givenIn(property)),
  ])
  const writable = properties.filter(({ access }) => access !== 'readOnly')
  const listed = textsOf(value['required'])
  // Null means "not set", and so does absence: a form sends neither for a required property.
  const required = writable
    .filter(
      (property) => property.required && listed.includes(property.name) && property.default === undefined,
    )
    .map(({ name }) => name)
  return {
    type: 'object',
    additionalProperties: false,
    required,
    properties: {
      id: { readOnly: true },
      ...Object.fromEntries(parts),
      ...(kind === 'log' ? {} : { version }),
    },
    ...conditionsOf(value, properties, isDialect(value)),
    ...definitionsOf(value),
  }
}

/** The schema of a property in a body. Computed values inside it are accepted and ignored, like computed properties. */
function givenIn(property: Property): JsonSchema {
  const ignored = computedInside(property).map((name): [string, Json] => [name, { readOnly: true }])
  if (ignored.length === 0) return property.schema
  return changedInside(property.schema, ({ properties = {}, ...part }) => ({
    ...part,
    properties: { ...objectOf(properties), ...Object.fromEntries(ignored) },
  }))
}

/** Changes the objects of a list, or the object itself. */
function changedInside(schema: JsonSchema, change: (part: JsonObject) => JsonObject): JsonSchema {
  const { items } = schema
  return items === undefined ? change(schema) : { ...schema, items: change(objectOf(items)) }
}

/** The names of computed values inside a property; rows that are records of another entity are judged by that entity. */
function computedInside({ children, properties = [] }: Property): string[] {
  return children ? [] : properties.flatMap(({ name, computed }) => (computed === undefined ? [] : [name]))
}

/** The schema of the server's answer: every readable property, null if it is not set. */
export function buildRecordSchema(
  value: JsonObject,
  properties: readonly Property[],
  kind: Entity['kind'],
): JsonSchema {
  const readable = properties.filter(({ access }) => access !== 'writeOnly')
  const parts = readable.map((property): [string, Json] => [property.name, answerOf(property)])
  const all = {
    id,
    ...Object.fromEntries(parts),
    ...(kind === 'log' ? {} : { version: { ...version, readOnly: true } }),
  }
  return {
    type: 'object',
    additionalProperties: false,
    // Lists leave out rows that are records of other entities.
    required: Object.keys(all).filter((name) => !readable.some((it) => it.name === name && it.children)),
    properties: all,
    ...definitionsOf(value),
  }
}

function answerOf(property: Property): Json {
  const { schema, secret, required, link } = property
  // The server answers a mask, not the shape that the secret itself must have.
  if (secret) return { type: ['string', 'null'], ...(schema['readOnly'] === true ? { readOnly: true } : {}) }
  const { default: _, ...rest } = unlimited(schema)
  if (link?.nameKey !== undefined) return withNames(rest, link.nameKey)
  const answer = withComputed(rest, computedInside(property))
  return required ? answer : nullable(answer)
}

/** Removes x-at-most at every depth: only bodies are compared, not answers. */
function unlimited(limited: JsonObject): JsonObject {
  const { 'x-at-most': _, ...schema } = limited
  return mapSubschemas(schema, (inner) => (isJsonObject(inner) ? unlimited(inner) : inner))
}

/** Makes computed values inside a property required, because the server always answers them. */
function withComputed(schema: JsonObject, computed: readonly string[]): JsonObject {
  if (computed.length === 0) return schema
  return changedInside(schema, (part) => ({ ...part, required: [...textsOf(part['required']), ...computed] }))
}

/** Adds to the items of a link the display value of the record that they refer to. */
function withNames(schema: JsonObject, nameKey: string): JsonObject {
  const items = objectOf(schema['items'])
  const name = { type: ['string', 'null'], readOnly: true }
  const properties = { ...objectOf(items['properties']), [nameKey]: name }
  return { ...schema, items: { ...items, required: Object.keys(properties), properties } }
}

/** The recursive definitions, the only ones left after loading; they are needed to validate. */
function definitionsOf({ definitions }: JsonObject): JsonObject {
  return definitions === undefined ? {} : objectOf(plainSchema({ definitions }))
}
