import type { Resource } from '#shared/contracts/Resource.ts'
import type { EntityWords } from './entityWords.ts'
import { recordName } from './recordName.ts'
import type { Values } from './recordName.ts'
import { fieldOf } from './resourceOf.ts'

/** What pages and questions call a record: a bare number would not say what it counts, so its label goes before it. */
export function recordTitle(resource: Resource, record: Values, words: Pick<EntityWords, 'label'>): string {
  const name = recordName(resource, record)
  const type = fieldOf(resource, resource.display)?.type
  return type === 'integer' || type === 'number' ? `${words.label(resource.display)} ${name}` : name
}
