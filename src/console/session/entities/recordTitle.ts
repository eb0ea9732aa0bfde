import { textOf } from '../../kit/text/readValue.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { EntityWords } from './entityWords.ts'
import { recordName } from './recordName.ts'
import type { Values } from './recordName.ts'
import { fieldOf } from './resourceOf.ts'

type TitleWords = Pick<EntityWords, 'name' | 'label' | 'choices'>

/**
 * A record's name in pages and questions. A bare number or choice does not explain itself, so its label goes before it. A record
 * that is known by another one whose name is missing gets the entity's name, because an id means nothing to people.
 */
export function recordTitle(resource: Resource, record: Values, words: TitleWords): string {
  const name = recordName(resource, record)
  const field = fieldOf(resource, resource.display)
  const value = textOf(record[resource.display])
  if (!field || value === '') return name
  const label = words.label(resource.display)
  if (field.type === 'integer' || field.type === 'number') return `${label} ${name}`
  if (field.type === 'reference') return textOf(record[field.nameFrom ?? '']) || words.name
  const choice = words.choices(field).find((each) => each.value === value)
  return choice ? `${label}: ${choice.label}` : name
}
