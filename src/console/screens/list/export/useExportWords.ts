import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { ExportWords } from './messages/zh.ts'

/** The words of the kinds of export, loaded with their menu. */
export const useExportWords = wordsHook<ExportWords>({
  zh: async () => (await import('./messages/zh.ts')).exportWords,
  en: async () => (await import('./messages/en.ts')).exportWords,
})
