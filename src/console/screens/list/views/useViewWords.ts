import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { ViewWords } from './messages/zh.ts'

/** The words of the views, loaded with them. */
export const useViewWords = wordsHook<ViewWords>({
  zh: async () => (await import('./messages/zh.ts')).viewWords,
  en: async () => (await import('./messages/en.ts')).viewWords,
})
