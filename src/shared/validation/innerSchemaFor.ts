import type { Json, JsonObject } from '../contracts/Json.ts'
import { objectOf } from '../json/objectOf.ts'

/** The part of a schema that describes the inside of a value: without null, and of alternatives only the matching one. */
export function innerSchemaFor(schema: unknown, value: unknown): JsonObject {
  const whole = objectOf(schema)
  const shape = 'properties' in whole || 'items' in whole ? whole : objectOf(withoutNull(whole))
  const { propertyName } = objectOf(shape['discriminator'])
  if (typeof propertyName !== 'string') return shape
  const tag = objectOf(value)[propertyName]
  const members = Array.isArray(shape['oneOf']) ? shape['oneOf'] : []
  return objectOf(members.find((member) => tag !== undefined && tagOf(member, propertyName) === tag))
}

function withoutNull(whole: JsonObject): Json {
  const [first = null, ...others] = Array.isArray(whole['anyOf']) ? whole['anyOf'] : []
  return others.length === 1 ? first : whole
}

function tagOf(member: unknown, name: string): Json | undefined {
  const { const: only, enum: values } = objectOf(objectOf(objectOf(member)['properties'])[name])
  return only ?? (Array.isArray(values) ? values[0] : undefined)
}
