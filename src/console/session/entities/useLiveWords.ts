import { useSyncExternalStore } from 'react'
import { useI18nProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { liveMessages } from '../../kit/messages/catalogue/liveMessages.ts'
import { i18nProviderOf } from '../../kit/messages/i18nProviderOf.ts'
import { entityWords } from './entityWords.ts'
import type { EntityWords } from './entityWords.ts'

/** An entity's words in development: those of the latest saved schema. */
export function useLiveWords({ entity }: Pick<Resource, 'entity'>): EntityWords {
  const first = useI18nProvider()
  return useSyncExternalStore(liveMessages.subscribe, () => {
    const newest = liveMessages.current()
    return entityWords(newest ? i18nProviderOf(newest.consoleMessages) : first, entity)
  })
}
