import { use, useSyncExternalStore } from 'react'
import { EarlyTabContext } from '../../kit/tabs/TabsContext.ts'

/** The path of the tab that was just chosen, until the router has arrived there. */
export function useEarlyTab(): string | undefined {
  const earlyTab = use(EarlyTabContext)
  return useSyncExternalStore(earlyTab.subscribe, earlyTab.path)
}
