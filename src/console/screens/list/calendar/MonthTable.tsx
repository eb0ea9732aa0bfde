import { fillPlaceholders } from '#shared/messages/words.ts'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import styles from './Calendar.module.css'
import type { DaysProps } from './DaysProps.ts'
import { DayEntries } from './DayEntries.tsx'
import { DayHead } from './DayHead.tsx'
import { monthName, weekdayName } from './names.ts'
import { useCalendarWords } from './useCalendarWords.ts'

/** A month as a table of its weeks. */
export function MonthTable({ resource, calendar, month, weeks, today, entries }: DaysProps) {
  const words = useCalendarWords()
  return (
    <table
      className={styles.month}
      aria-label={fillPlaceholders(words.calendar, { month: monthName(month) })}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.getDay()} scope="col">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(([first = month, ...others]) => (
          <tr key={formatDay(first)}>
            {[first, ...others].map((day) => {
              const name = formatDay(day)
              return (
                <td
                  key={name}
                  data-outside={day.getMonth() !== month.getMonth() || undefined}
                  aria-current={name === today ? 'date' : undefined}
                >
                  <DayHead resource={resource} calendar={calendar} day={day} text={day.getDate()} />
                  <DayEntries resource={resource} entries={entries.get(name) ?? []} atFirst={3} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
