import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { fieldOf } from './resourceOf.ts'

/** The property that groups records. */
export interface GroupedBy {
  resource: Resource
  source: string
  /** Absent where the entity has no such property. */
  field: Field | undefined
}

/**
 * Finds the property that groups records: the entity's own or, after a dot, one of a referenced record; undefined where unknown.
 */
export function groupedBy(
  resource: Resource,
  group: string,
  resources: readonly Resource[],
): GroupedBy | undefined {
  const [own = '', source] = group.split('.')
  if (source === undefined) return { resource, source: own, field: fieldOf(resource, own) }
  const entity = fieldOf(resource, own)?.reference?.entity
  const target = resources.find((each) => each.entity === entity)
  return target && { resource: target, source, field: fieldOf(target, source) }
}
