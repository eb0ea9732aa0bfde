import { wordsHook } from '../../../../kit/page/wordsHook.ts'
import type { ImportWords } from './zh.ts'

/** The words of the import dialog, loaded with it. */
export const useImportWords = wordsHook<ImportWords>({
  zh: async () => (await import('./zh.ts')).importWords,
  en: async () => (await import('./en.ts')).importWords,
})
