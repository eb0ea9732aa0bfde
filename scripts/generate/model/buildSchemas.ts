import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { objectOf, textsOf } from '../load/readJson.ts'
import type { Entity, Property } from '../Model.ts'
import { withOptionalDefaults } from './assumedDefaults.ts'
import { conditionsOf } from './conditionsOf.ts'
import { nullable } from './types/nullable.ts'
import { plainSchema } from './plainSchema.ts'

const id = { type: 'string', format: 'uuid', readOnly: true } as const
const version = { type: 'integer', minimum: 1 } as const

/** What a client sends: every writable property; read-only ones are known and ignored. */
export function inputSchemaOf(
  value: JsonObject,
  properties: readonly Property[],
  kind: Entity['kind'],
): JsonSchema {
  const parts = properties.map(({ name, access, schema }): [string, Json] => [
    name,
    access === 'readOnly' ? { readOnly: true } : withOptionalDefaults(schema),
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
    ...conditionsOf(value, properties),
    ...definitionsOf(value),
  }
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

function answerOf({ schema, secret, required, link }: Property): Json {
  // The server answers a mask, whatever shape the secret itself must have.
  if (secret) return { type: ['string', 'null'], ...(schema['readOnly'] === true ? { readOnly: true } : {}) }
  const { 'x-at-most': _, default: __, ...rest } = schema
  if (link?.nameKey !== undefined) return withNames(rest, link.nameKey)
  return required ? rest : nullable(rest)
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
