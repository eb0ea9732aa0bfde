import { use } from 'react'
import { currentLanguage } from '../../../kit/config/language.ts'
import { shownCatalogue } from '../../../kit/messages/catalogue/pseudoLanguage.ts'
import type { SampleWords } from '../messages/zh.ts'

const loaders = {
  zh: async (): Promise<SampleWords> => (await import('../messages/zh.ts')).sampleWords,
  en: async (): Promise<SampleWords> => (await import('../messages/en.ts')).sampleWords,
} as const

let loaded: Promise<SampleWords> | undefined

/** The words of the sample pages; they are loaded with the first of them, since no other page needs them. */
export function useSampleWords(): SampleWords {
  loaded ??= loaders[currentLanguage()]().then(shownCatalogue)
  return use(loaded)
}
