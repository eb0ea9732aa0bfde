import type { CalendarWords } from './zh.ts'

/** Words of the calendar, in English. */
export const calendarWords: CalendarWords = {
  calendar: 'Calendar of %{month}',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  more: '%{count} more',
  fewer: 'Show fewer',
  create: 'New record (%{day})',
  empty: 'No records this month',
  partial:
    'There are too many records this month; these are the first %{count}. Narrow them down by filters.',
  failed: 'Could not be loaded',
  retry: 'Try again',
}
