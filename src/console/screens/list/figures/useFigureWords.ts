import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { FigureWords } from './messages/zh.ts'

/** The words of the chart, loaded with it. */
export const useFigureWords = wordsHook<FigureWords>({
  zh: async () => (await import('./messages/zh.ts')).figureWords,
  en: async () => (await import('./messages/en.ts')).figureWords,
})
