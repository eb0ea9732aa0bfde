import { wordsHook } from '../../kit/page/wordsHook.ts'
import type { DashboardWords } from './messages/zh.ts'

/** The words of the dashboards, loaded with the first dashboard. */
export const useDashboardWords = wordsHook<DashboardWords>({
  zh: async () => (await import('./messages/zh.ts')).dashboardWords,
  en: async () => (await import('./messages/en.ts')).dashboardWords,
})
