import type { PageWords } from '../messages/pages/zh.ts'
import { wordsHook } from '../../../kit/page/wordsHook.ts'

/** The words of the sample pages other than the gallery of widgets. */
export const usePageWords = wordsHook<PageWords>({
  zh: async () => (await import('../messages/pages/zh.ts')).pageWords,
  en: async () => (await import('../messages/pages/en.ts')).pageWords,
})
