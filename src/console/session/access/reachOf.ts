import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'

type Owned = Pick<Resource, 'entity' | 'fields' | 'ownedBy'>

/** Whose records of an entity people with these codes see; undefined: everybody's. */
export function reachOf(
  codes: ReadonlySet<string>,
  resource: Owned,
  resources: readonly Owned[],
): 'own' | 'department' | undefined {
  const { ownedBy } = resource
  if (!ownedBy || mayDo(codes, ownedBy.codes?.all)) return undefined
  if (ownedBy.codes) return mayDo(codes, ownedBy.codes.department) ? 'department' : 'own'
  // People see what belongs to the records that they see.
  const reaches = ownersOf(resource, resources).map((owner) => reachOf(codes, owner, resources))
  if (reaches.every((reach) => reach === undefined)) return undefined
  return reaches.includes('own') ? 'own' : 'department'
}

/** The entities that its records belong to. */
function ownersOf({ fields, ownedBy }: Owned, resources: readonly Owned[]): readonly Owned[] {
  const names = fields
    .filter(({ source }) => ownedBy?.columns.includes(source))
    .map(({ reference }) => reference?.entity)
  return resources.filter(({ entity }) => names.includes(entity))
}
