import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { HelpWords } from './messages/zh.ts'

/** The messages of the help, loaded with it. */
export const useHelpWords = wordsHook<HelpWords>({
  zh: async () => (await import('./messages/zh.ts')).helpWords,
  en: async () => (await import('./messages/en.ts')).helpWords,
})
