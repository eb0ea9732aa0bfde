import { textOf } from '../../kit/text/readValue.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { EntityWords } from './entityWords.ts'
import { recordName } from './recordName.ts'
import type { Values } from './recordName.ts'
import { fieldOf } from './resourceOf.ts'

type TitleWords = Pick<EntityWords, 'name' | 'label' | 'choices'>

/**
 * What pages and questions call a record. A bare number or a choice would not say what it is about, so its label goes before
 * it. Where a record is known by another one, whose id nobody knows, it is called as the entity is.
 */
export function recordTitle(resource: Resource, record: Values, words: TitleWords): string {
  const name = recordName(resource, record)
  const field = fieldOf(resource, resource.display)
  const value = record[resource.display]
  if (!field || value === null || value === undefined) return name
  const label = words.label(resource.display)
  if (field.type === 'integer' || field.type === 'number') return `${label} ${name}`
  if (field.type === 'reference') return nameWithin(field, record) ?? words.name
  const choice = words.choices(field).find((each) => each.value === textOf(value))
  return choice ? `${label}: ${choice.label}` : name
}

function nameWithin({ nameFrom }: Field, record: Values): string | undefined {
  return (nameFrom && textOf(record[nameFrom])) || undefined
}
