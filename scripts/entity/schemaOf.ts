import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { kebabCase, pluralOf } from '#shared/words/nameForms.ts'
import type { NewProperty } from './propertyOf.ts'

/** The facts of a new entity. */
export interface NewEntity {
  /** The name of its file. */
  name: string
  label: Text
  /** The code of the menu group of its page. */
  group?: string
  properties: readonly NewProperty[]
}

/** A first schema of an entity, to be completed by hand. */
export function schemaOf({ name, label, group, properties }: NewEntity): JsonObject {
  const [first] = properties
  if (!first) throw new Error('An entity needs at least one property.')
  const labels = new Set(properties.map((property) => property.name))
  if (labels.size < properties.length) throw new Error('Two properties have the same name.')
  return {
    $schema: './dialect.json',
    title: label.en,
    type: 'object',
    'x-entity': {
      path: `/${kebabCase(pluralOf(name))}`,
      kind: 'collection',
      label: { ...label },
      display: first.name,
      order: ['-created_at'],
      ...(group ? { menu: { group, sequence: 50 } } : {}),
    },
    required: [first.name],
    properties: {
      ...Object.fromEntries(properties.map(({ name: key, schema }) => [key, schema])),
      created_at: { $ref: 'definitions/created.json' },
      updated_at: { $ref: 'definitions/updated.json' },
    },
  }
}
