import { DayPicker } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { currentLanguage, languageTag } from '../../kit/config/language.ts'
import { formatDay } from '../../kit/text/formatDateTime.ts'
import styles from './Calendar.module.css'
import type { DateWords } from './TypedDateField.tsx'

const locales = { zh: zhCN, en: enUS } as const

interface CalendarProps {
  day: string
  words: DateWords
  onChoose: (day: string) => void
}

/** A month from which a day is picked, by mouse or keys. */
export function Calendar({ day, words, onChoose }: CalendarProps) {
  const chosen = day === '' ? undefined : new Date(`${day}T00:00:00`)
  return (
    // The names of days and months are already in the console's language.
    <div translate="no">
      <DayPicker
        mode="single"
        autoFocus
        required
        showOutsideDays
        fixedWeeks
        captionLayout="dropdown"
        startMonth={new Date(1900, 0)}
        endMonth={new Date(2100, 11)}
        formatters={{ formatYearDropdown: yearName }}
        labels={{
          labelDayButton: (date, { today }) => (today ? `${words.today}, ${dayName(date)}` : dayName(date)),
        }}
        locale={locales[currentLanguage()]}
        selected={chosen}
        {...(chosen && { defaultMonth: chosen })}
        onSelect={(date) => onChoose(formatDay(date))}
        classNames={styles}
      />
      <div className={styles.foot}>
        <button type="button" className={styles.footButton} onClick={() => onChoose(formatDay(new Date()))}>
          {words.today}
        </button>
        <button type="button" className={styles.footButton} onClick={() => onChoose('')}>
          {words.clear}
        </button>
      </div>
    </div>
  )
}

/** The spoken name of a day, with the number that the button shows: the library's own "23rd" has no word "23". */
function dayName(date: Date): string {
  return date.toLocaleDateString(languageTag(currentLanguage()), { dateStyle: 'full' })
}

/** The name of a year: 2026 or 2026年. */
function yearName(date: Date): string {
  return date.toLocaleDateString(languageTag(currentLanguage()), { year: 'numeric' })
}
