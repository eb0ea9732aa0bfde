import { use } from 'react'
import type { Language } from '#shared/contracts/Text.ts'
import { loadOnce } from './lazy.ts'
import { currentLanguage } from '../config/language.ts'
import { closedCatalogue } from '../messages/catalogue/closedCatalogue.ts'
import { shownCatalogue } from '../messages/catalogue/pseudoLanguage.ts'

/** Makes a hook that returns the words of some pages, which are loaded with the first of these pages. */
export function wordsHook<Words extends object>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): () => Words {
  const load = loadOnce(() => loaders[currentLanguage()]().then(shownCatalogue).then(closedCatalogue))
  return function useWords() {
    return use(load())
  }
}
