import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { ConflictWords } from './messages/zh.ts'

/** The words of the conflict dialog, loaded together with it. */
export const useConflictWords = wordsHook<ConflictWords>({
  zh: async () => (await import('./messages/zh.ts')).conflictWords,
  en: async () => (await import('./messages/en.ts')).conflictWords,
})
