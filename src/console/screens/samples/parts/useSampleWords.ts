import type { SampleWords } from '../messages/zh.ts'
import { wordsHook } from '../../../kit/page/wordsHook.ts'

/** The words of the gallery of widgets. */
export const useSampleWords = wordsHook<SampleWords>({
  zh: async () => (await import('../messages/zh.ts')).sampleWords,
  en: async () => (await import('../messages/en.ts')).sampleWords,
})
