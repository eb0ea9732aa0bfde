import { use, useSyncExternalStore } from 'react'
import { TabSightContext } from '../../kit/tabs/TabsContext.ts'

/** The path of the tab that was just chosen, until the router has arrived there. */
export function useAheadTab(): string | undefined {
  const sight = use(TabSightContext)
  return useSyncExternalStore(sight.subscribe, sight.ahead)
}
