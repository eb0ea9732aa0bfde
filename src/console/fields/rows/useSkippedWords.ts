import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { SkippedWords } from './messages/zh.ts'

/** The words about cells that were not pasted, loaded when they are first shown. */
export const useSkippedWords = wordsHook<SkippedWords>({
  zh: async () => (await import('./messages/zh.ts')).skippedWords,
  en: async () => (await import('./messages/en.ts')).skippedWords,
})
