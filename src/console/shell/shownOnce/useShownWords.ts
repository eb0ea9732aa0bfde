import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { ShownWords } from './messages/zh.ts'

/** The messages of shown secrets, loaded with them. */
export const useShownWords = wordsHook<ShownWords>({
  zh: async () => (await import('./messages/zh.ts')).shownWords,
  en: async () => (await import('./messages/en.ts')).shownWords,
})
