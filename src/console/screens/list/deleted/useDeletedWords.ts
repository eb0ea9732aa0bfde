import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { DeletedWords } from './messages/zh.ts'

/** The words of the deleted records, loaded with them. */
export const useDeletedWords = wordsHook<DeletedWords>({
  zh: async () => (await import('./messages/zh.ts')).deletedWords,
  en: async () => (await import('./messages/en.ts')).deletedWords,
})
