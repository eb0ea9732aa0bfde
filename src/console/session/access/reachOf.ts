import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'

type Owned = Pick<Resource, 'entity' | 'fields' | 'ownedBy'>

/** The reach of users with these codes among an entity's records; undefined: all records. */
export function reachOf(
  codes: ReadonlySet<string>,
  resource: Owned,
  resources: readonly Owned[],
): 'own' | 'department' | undefined {
  const { ownedBy } = resource
  if (!ownedBy || mayDo(codes, ownedBy.codes?.all)) return undefined
  if (ownedBy.codes) return mayDo(codes, ownedBy.codes.department) ? 'department' : 'own'
  // Users see the records that belong to records which they see.
  const reaches = ownersOf(resource, resources).map((owner) => reachOf(codes, owner, resources))
  if (reaches.every((reach) => reach === undefined)) return undefined
  return reaches.includes('own') ? 'own' : 'department'
}

/** The entities that own this entity's records. */
function ownersOf({ fields, ownedBy }: Owned, resources: readonly Owned[]): readonly Owned[] {
  const names = fields
    .filter(({ source }) => ownedBy?.columns.includes(source))
    .map(({ reference }) => reference?.entity)
  return resources.filter(({ entity }) => names.includes(entity))
}
