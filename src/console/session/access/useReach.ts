import type { Resource } from '#shared/contracts/Resource.ts'
import { useResources } from '../entities/useResources.ts'
import { useAccess } from './AccessContext.ts'
import { reachOf } from './reachOf.ts'

/** Whose records of an entity the current user sees; undefined: everybody's. */
export function useReach(resource: Resource): ReturnType<typeof reachOf> {
  return reachOf(useAccess().codes, resource, useResources())
}
