import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { ConditionWords } from './messages/zh.ts'

/** The words of the conditions, loaded with them. */
export const useConditionWords = wordsHook<ConditionWords>({
  zh: async () => (await import('./messages/zh.ts')).conditionWords,
  en: async () => (await import('./messages/en.ts')).conditionWords,
})
