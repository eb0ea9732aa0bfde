import { useState, useSyncExternalStore } from 'react'
import { useI18nProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { liveMessages } from '../../kit/messages/catalogue/liveMessages.ts'
import { i18nProviderOf } from '../../kit/messages/i18nProviderOf.ts'
import { entityWords } from './entityWords.ts'
import type { EntityWords } from './entityWords.ts'
import { ReadWords } from './ReadWords.ts'

/** An entity's words while the console is worked on: a saved schema draws those who read what it says differently, before all others. */
export function useLiveWords({ entity }: Pick<Resource, 'entity'>): EntityWords {
  const first = useI18nProvider()
  const [read] = useState(() => new ReadWords())
  return useSyncExternalStore(liveMessages.subscribe, () => {
    const newest = liveMessages.current()
    return read.from(entityWords(newest ? i18nProviderOf(newest.consoleMessages) : first, entity))
  })
}
