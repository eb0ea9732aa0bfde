import { useSyncExternalStore } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { liveResources } from './liveResources.ts'

/** Every entity of the console, as the schemas have them now. */
export function useResources(): readonly Resource[] {
  return useSyncExternalStore(liveResources.subscribe, liveResources.current)
}
