import type { Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { groupedBy } from '../../../session/entities/groupedBy.ts'

/** The filter by which a list finds the records of a group; undefined if there is none. */
export function groupFilter(
  resource: Resource,
  group: string,
  resources: readonly Resource[],
): string | undefined {
  const isOver = group.includes('.')
  if (!isOver)
    return resource.filters.some(({ source, as }) => source === group && as === 'match') ? group : undefined
  const field = groupedBy(resource, group, resources)?.field
  return field && factsOf(field.type).filter !== undefined ? `${group}_eq` : undefined
}
