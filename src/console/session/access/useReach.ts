import type { Resource } from '#shared/contracts/Resource.ts'
import { useResources } from '../entities/useResources.ts'
import { useAccess } from './AccessContext.ts'
import { reachOf } from './reachOf.ts'

/** The current user's reach among an entity's records; undefined: all records. */
export function useReach(resource: Resource): ReturnType<typeof reachOf> {
  return reachOf(useAccess().codes, resource, useResources())
}
