import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { ExportPageWords } from './messages/zh.ts'

/** The words of the page with the current user's exports, loaded with it. */
export const useExportWords = wordsHook<ExportPageWords>({
  zh: async () => (await import('./messages/zh.ts')).exportWords,
  en: async () => (await import('./messages/en.ts')).exportWords,
})
