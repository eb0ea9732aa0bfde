import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isDialect } from '../../load/isDialect.ts'
import { isObject, objectOf, textsOf } from '../../load/readJson.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import type { Entity, Property } from '../../contracts/Model.ts'
import { withOptionalDefaults } from './assumedDefaults.ts'
import { conditionsOf } from './conditionsOf.ts'
import { nullable } from '../types/nullable.ts'
import { plainSchema } from './plainSchema.ts'

const id = { type: 'string', format: 'uuid', readOnly: true } as const
const version = { type: 'integer', minimum: 1 } as const

/** What a client sends: every writable property; read-only ones are known and ignored. */
export function inputSchemaOf(
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
  // Where null is a value it means "not set", and so does absence: a form sends neither.
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

/** What is given of a property. What is computed inside of it is known there and ignored, as beside it. */
function givenIn(property: Property): JsonSchema {
  const ignored = computedInside(property).map((name): [string, Json] => [name, { readOnly: true }])
  if (ignored.length === 0) return property.schema
  return changedInside(property.schema, ({ properties = {}, ...part }) => ({
    ...part,
    properties: { ...objectOf(properties), ...Object.fromEntries(ignored) },
  }))
}

/** A list of objects, or an object, with what these are changed. */
function changedInside(schema: JsonSchema, change: (part: JsonObject) => JsonObject): JsonSchema {
  const { items } = schema
  return items === undefined ? change(schema) : { ...schema, items: change(objectOf(items)) }
}

/** What is computed inside of a property; rows that are records of another entity are judged by that. */
function computedInside({ children, properties = [] }: Property): string[] {
  return children ? [] : properties.flatMap(({ name, computed }) => (computed === undefined ? [] : [name]))
}

/** What the server answers: every readable property, null where it is not set. */
export function recordSchemaOf(
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
    // Lists leave the rows of other entities out.
    required: Object.keys(all).filter((name) => !readable.some((it) => it.name === name && it.children)),
    properties: all,
    ...definitionsOf(value),
  }
}

function answerOf(property: Property): Json {
  const { schema, secret, required, link } = property
  // The server answers a mask, whatever shape the secret itself must have.
  if (secret) return { type: ['string', 'null'], ...(schema['readOnly'] === true ? { readOnly: true } : {}) }
  const { default: _, ...rest } = unlimited(schema)
  if (link?.nameKey !== undefined) return withNames(rest, link.nameKey)
  const answer = withComputed(rest, computedInside(property))
  return required ? answer : nullable(answer)
}

/** Only what is sent is compared; nothing inside is, either. */
function unlimited(limited: JsonObject): JsonObject {
  const { 'x-at-most': _, ...schema } = limited
  return mapSubschemas(schema, (inner) => (isObject(inner) ? unlimited(inner) : inner))
}

/** What is computed inside is always there, as it is beside it. */
function withComputed(schema: JsonObject, computed: readonly string[]): JsonObject {
  if (computed.length === 0) return schema
  return changedInside(schema, (part) => ({ ...part, required: [...textsOf(part['required']), ...computed] }))
}

/** The items of a link show the display value of the record they refer to. */
function withNames(schema: JsonObject, nameKey: string): JsonObject {
  const items = objectOf(schema['items'])
  const name = { type: ['string', 'null'], readOnly: true }
  const properties = { ...objectOf(items['properties']), [nameKey]: name }
  return { ...schema, items: { ...items, required: Object.keys(properties), properties } }
}

/** Only definitions that lead back into themselves are left after loading; they are needed to validate. */
function definitionsOf({ definitions }: JsonObject): JsonObject {
  return definitions === undefined ? {} : objectOf(plainSchema({ definitions }))
}
