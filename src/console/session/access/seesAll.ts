import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'
import { reachOf } from './reachOf.ts'

/** Whether people with these codes may open the list of an entity and see all records there. */
export function seesAll(
  codes: ReadonlySet<string>,
  resource: Resource,
  resources: readonly Resource[],
): boolean {
  return mayDo(codes, resource.permissions.page) && reachOf(codes, resource, resources) === undefined
}
