import type { Resource } from '#shared/contracts/Resource.ts'

/** What groups are told by. */
export interface GroupedBy {
  resource: Resource
  source: string
}

/** The property that tells groups apart: the entity's own, or after a dot one of what a reference leads to; undefined where nobody knows that. */
export function groupedBy(
  resource: Resource,
  group: string,
  resources: readonly Resource[],
): GroupedBy | undefined {
  const [own, source] = group.split('.')
  if (source === undefined) return { resource, source: group }
  const entity = resource.fields.find((field) => field.source === own)?.reference?.entity
  const target = resources.find((each) => each.entity === entity)
  return target && { resource: target, source }
}
