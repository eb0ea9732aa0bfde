import type { Field, Resource } from '#shared/contracts/Resource.ts'

/** What groups are told by. */
export interface GroupedBy {
  resource: Resource
  source: string
  /** Absent where the entity has no such property. */
  field: Field | undefined
}

/** The property that tells groups apart: the entity's own, or after a dot one of what a reference leads to; undefined where nobody knows that. */
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

function fieldOf({ fields }: Resource, source: string): Field | undefined {
  return fields.find((field) => field.source === source)
}
