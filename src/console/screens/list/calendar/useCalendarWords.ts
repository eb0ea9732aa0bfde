import { wordsHook } from '../../../kit/page/wordsHook.ts'
import type { CalendarWords } from './messages/zh.ts'

/** The words of the calendar, loaded with it. */
export const useCalendarWords = wordsHook<CalendarWords>({
  zh: async () => (await import('./messages/zh.ts')).calendarWords,
  en: async () => (await import('./messages/en.ts')).calendarWords,
})
