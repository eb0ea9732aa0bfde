import { use, useSyncExternalStore } from 'react'
import { firstMessages } from './firstMessages.ts'
import { liveMessages } from './liveMessages.ts'
import type { LoadedMessages } from './liveMessages.ts'

/** The words of the console, in the language of the page. */
export function useMessages(): LoadedMessages {
  const first = use(firstMessages)
  return useSyncExternalStore(liveMessages.subscribe, liveMessages.current) ?? first
}
