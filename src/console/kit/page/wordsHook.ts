import { use } from 'react'
import type { Language } from '#shared/contracts/Text.ts'
import { loadOnce } from './lazy.ts'
import { currentLanguage } from '../config/language.ts'
import { closedCatalogue } from '../messages/catalogue/closedCatalogue.ts'
import { shownCatalogue } from '../messages/catalogue/pseudoLanguage.ts'

/**
 * Makes a hook that returns the words of some pages; they are loaded with the first of these pages, because no other page needs
 * them.
 */
export function wordsHook<Words extends object>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): () => Words {
  const load = loadOnce(() => loaders[currentLanguage()]().then(shownCatalogue).then(closedCatalogue))
  return function useWords() {
    return use(load())
  }
}
