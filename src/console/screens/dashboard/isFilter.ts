import type { Resource } from '#shared/contracts/Resource.ts'

/** Whether a list can be filtered by a value of the property. */
export function isFilter({ filters }: Pick<Resource, 'filters'>, by: string): boolean {
  return filters.some(({ source, as }) => source === by && as === 'match')
}
