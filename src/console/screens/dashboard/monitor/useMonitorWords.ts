import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { MonitorWords } from './messages/zh.ts'

/** The words of the page, loaded with it. */
export const useMonitorWords = wordsHook<MonitorWords>({
  zh: async () => (await import('./messages/zh.ts')).monitorWords,
  en: async () => (await import('./messages/en.ts')).monitorWords,
})
