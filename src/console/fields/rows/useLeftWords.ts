import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { LeftWords } from './messages/zh.ts'

/** The words about cells that were not pasted, loaded when they are first shown. */
export const useLeftWords = wordsHook<LeftWords>({
  zh: async () => (await import('./messages/zh.ts')).leftWords,
  en: async () => (await import('./messages/en.ts')).leftWords,
})
