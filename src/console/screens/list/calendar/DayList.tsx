import Box from '@mui/material/Box'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import styles from './Calendar.module.css'
import type { DaysProps } from './DaysProps.ts'
import { DayEntries } from './DayEntries.tsx'
import { DayHead } from './DayHead.tsx'
import { shortDayName } from './names.ts'

/** The days of a month that have records, and today, as a list. On a phone a table of the month has no room for names. */
export function DayList({ resource, calendar, month, weeks, today, entries }: DaysProps) {
  const days = weeks.flat().filter((day) => {
    const name = formatDay(day)
    const isFull = (entries.get(name)?.length ?? 0) > 0
    return day.getMonth() === month.getMonth() && (isFull || name === today)
  })
  return (
    <ul className={styles.days}>
      {days.map((day) => {
        const name = formatDay(day)
        return (
          <Box component="li" key={name} aria-current={name === today ? 'date' : undefined}>
            <DayHead resource={resource} calendar={calendar} day={day} text={shortDayName(day)} />
            <DayEntries resource={resource} entries={entries.get(name) ?? []} atFirst={10} />
          </Box>
        )
      })}
    </ul>
  )
}
