import type { Resource } from '#shared/contracts/Resource.ts'

/** The address of an entity's list with filters. */
export function listAddress(
  { entity }: Pick<Resource, 'entity'>,
  filter: Readonly<Record<string, unknown>>,
): string {
  return `/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
