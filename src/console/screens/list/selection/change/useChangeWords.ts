import { wordsHook } from '../../../../kit/page/wordsHook.ts'
import type { ChangeWords } from './messages/zh.ts'

/** The words of changing selected records, loaded with the dialog. */
export const useChangeWords = wordsHook<ChangeWords>({
  zh: async () => (await import('./messages/zh.ts')).changeWords,
  en: async () => (await import('./messages/en.ts')).changeWords,
})
