import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'
import { reachOf } from './reachOf.ts'

/** Whether users with these codes may open the list of an entity and see all records in it. */
export function seesAll(
  codes: ReadonlySet<string>,
  resource: Resource,
  resources: readonly Resource[],
): boolean {
  return mayDo(codes, resource.permissions.page) && reachOf(codes, resource, resources) === undefined
}
