import { textOf } from '#server/crud/entity/textOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

const texts: Readonly<Record<string, string>> = {
  uuid: '019ed8f3-0000-7000-8000-000000000000',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'a@example.com',
}

/** A small value that suits a schema in a document, for simple schemas. */
export function sampleOf(document: JsonObject, given: Json): Json {
  const { $ref } = objectOf(given)
  const schema = objectOf(typeof $ref === 'string' ? partAt(document, $ref) : given)
  const {
    type = null,
    enum: [first],
    const: only,
    required,
    properties,
    minimum,
    minItems,
  } = schemaOf(schema)
  if (only !== undefined) return only
  if (first !== undefined) return first
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        required.map((name) => [name, sampleOf(document, objectOf(properties)[name] ?? {})]),
      )
    case 'array':
      return minItems > 0 ? [sampleOf(document, schema['items'] ?? {})] : []
    case 'string':
      return texts[textOf(schema['format'] ?? '')] ?? 'Abc12345'
    case 'boolean':
      return true
    default:
      return minimum
  }
}

function schemaOf(schema: JsonObject) {
  const list = (name: string): readonly Json[] => [schema[name] ?? []].flat()
  return {
    type: schema['type'],
    enum: list('enum'),
    const: schema['const'],
    required: list('required').map(String),
    properties: schema['properties'] ?? null,
    minimum: schema['minimum'] ?? 1,
    minItems: Number(schema['minItems'] ?? 0),
  }
}

function partAt(document: JsonObject, pointer: string): Json {
  const names = pointer.split('/').slice(1)
  return names.reduce<Json>((part, name) => objectOf(part)[name] ?? null, document)
}
