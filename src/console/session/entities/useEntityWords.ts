import { useI18nProvider } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useLiveWords } from './useLiveWords.ts'
import { entityWords } from './entityWords.ts'
import type { EntityWords } from './entityWords.ts'

/** Looks up the words of an entity in the generated messages. */
export const useEntityWords = import.meta.hot ? useLiveWords : useLoadedWords

function useLoadedWords({ entity }: Pick<Resource, 'entity'>): EntityWords {
  return entityWords(useI18nProvider(), entity)
}
