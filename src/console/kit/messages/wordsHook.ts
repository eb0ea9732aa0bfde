import { use } from 'react'
import type { Language } from '#shared/contracts/Text.ts'
import { currentLanguage } from '../config/language.ts'
import { shownCatalogue } from './catalogue/pseudoLanguage.ts'

/** A hook that gives the words of some pages; they are loaded with the first of these, since no other page needs them. */
export function wordsHook<Words extends object>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): () => Words {
  let loaded: Promise<Words> | undefined
  return function useWords() {
    loaded ??= loaders[currentLanguage()]().then(shownCatalogue)
    return use(loaded)
  }
}
