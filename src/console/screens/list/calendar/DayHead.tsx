import type { Calendar, Resource } from '#shared/contracts/Resource.ts'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import styles from './Calendar.module.css'
import { dayName } from './names.ts'
import { NewOnDay } from './NewOnDay.tsx'

interface DayHeadProps {
  resource: Resource
  calendar: Calendar
  day: Date
  /** The visible part of the day's name; screen readers get all of it. */
  text: string | number
}

/** The name of a day, and a link to a new record that begins on it. */
export function DayHead({ resource, calendar, day, text }: DayHeadProps) {
  return (
    <div className={styles.dayHead}>
      <time dateTime={formatDay(day)} aria-label={dayName(day)} className={styles.day}>
        {text}
      </time>
      <NewOnDay resource={resource} calendar={calendar} day={day} />
    </div>
  )
}
