import { useSyncExternalStore } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { liveResources } from './liveResources.ts'

/** All entities of the console, as the current schemas define them. */
export function useResources(): readonly Resource[] {
  return useSyncExternalStore(liveResources.subscribe, liveResources.current)
}
