import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Complaint, Rule } from './subject/Subject.ts'

const tellers = [
  'type',
  'oneOf',
  'anyOf',
  'allOf',
  'enum',
  'const',
  'properties',
  '$ref',
  'x-children',
  'x-name-of',
]

/** Notes properties without a type, whose values people have to write as JSON. */
export const checkTypes: Rule = ({ schema, declared }) =>
  schema.dialect ? Object.entries(declared).flatMap(([name, value]) => typeOf(name, objectOf(value))) : []

function typeOf(name: string, property: JsonObject): Complaint[] {
  const path = ['properties', name]
  if (property['x-widget'] === 'json') return []
  if (!tellers.some((keyword) => keyword in property))
    return [
      {
        path,
        message: `"${name}" has no type, so people write it as JSON.`,
        advice: 'Write "type": "string", or another one.',
        severity: 'note',
      },
    ]
  const isBare = property['type'] === 'array' && !('items' in property) && !('x-children' in property)
  if (!isBare) return []
  return [
    {
      path,
      message: `Nothing is said of the items of "${name}", so people write them as JSON.`,
      advice: 'Write "items": { "type": "string" }, or another type.',
      severity: 'note',
    },
  ]
}
