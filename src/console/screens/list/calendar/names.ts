import { currentLanguage, languageTag } from '../../../kit/config/language.ts'

/** For example 2026年11月 or November 2026. */
export function monthName(month: Date): string {
  return nameOf(month, { year: 'numeric', month: 'long' })
}

/** For example 周一 or Mon. */
export function weekdayName(day: Date): string {
  return nameOf(day, { weekday: 'short' })
}

/** For example 2026年11月30日星期一 or Monday, November 30, 2026. */
export function dayName(day: Date): string {
  return nameOf(day, { dateStyle: 'full' })
}

/** For example 11月30日周一 or Mon, Nov 30. */
export function shortDayName(day: Date): string {
  return nameOf(day, { month: 'short', day: 'numeric', weekday: 'short' })
}

function nameOf(day: Date, parts: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString(languageTag(currentLanguage()), parts)
}
