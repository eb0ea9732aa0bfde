import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { ActivityWords } from './messages/zh.ts'

/** The messages of the user's latest changes, loaded with them. */
export const useActivityWords = wordsHook<ActivityWords>({
  zh: async () => (await import('./messages/zh.ts')).activityWords,
  en: async () => (await import('./messages/en.ts')).activityWords,
})
