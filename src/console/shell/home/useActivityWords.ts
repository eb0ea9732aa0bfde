import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { ActivityWords } from './messages/zh.ts'

/** The words of what one changed last, loaded with it. */
export const useActivityWords = wordsHook<ActivityWords>({
  zh: async () => (await import('./messages/zh.ts')).activityWords,
  en: async () => (await import('./messages/en.ts')).activityWords,
})
