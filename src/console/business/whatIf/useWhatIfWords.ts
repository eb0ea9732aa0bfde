import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { WhatIfWords } from './messages/zh.ts'

/** The words of the trial page, loaded with it. */
export const useWhatIfWords = wordsHook<WhatIfWords>({
  zh: async () => (await import('./messages/zh.ts')).whatIfWords,
  en: async () => (await import('./messages/en.ts')).whatIfWords,
})
