import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { SessionPageWords } from './messages/zh.ts'

/** The words of the page with the sessions of all users, loaded with it. */
export const useSessionWords = wordsHook<SessionPageWords>({
  zh: async () => (await import('./messages/zh.ts')).sessionWords,
  en: async () => (await import('./messages/en.ts')).sessionWords,
})
