import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { BoardWords } from './messages/zh.ts'

/** The words of the board, loaded with it. */
export const useBoardWords = wordsHook<BoardWords>({
  zh: async () => (await import('./messages/zh.ts')).boardWords,
  en: async () => (await import('./messages/en.ts')).boardWords,
})
