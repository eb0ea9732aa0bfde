import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { CellEditWords } from './messages/zh.ts'

/** The words of editing in the table, loaded with it. */
export const useCellEditWords = wordsHook<CellEditWords>({
  zh: async () => (await import('./messages/zh.ts')).cellEditWords,
  en: async () => (await import('./messages/en.ts')).cellEditWords,
})
