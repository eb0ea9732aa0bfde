import { fillPlaceholders } from '#shared/messages/words.ts'
import type { Calendar, Resource } from '#shared/contracts/Resource.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useNewRecordPath } from '../../actions/NewRecordContext.ts'
import styles from './Calendar.module.css'
import { dayName } from './names.ts'
import { useCalendarWords } from './useCalendarWords.ts'

interface NewOnDayProps {
  resource: Resource
  calendar: Calendar
  day: Date
}

/** The hour at which a working day begins, for records that begin at a moment. */
const firstHour = 9

/** A link to the form of a new record that begins on a day; only if users enter the beginning themselves. */
export function NewOnDay({ resource, calendar: { from, isGiven }, day }: NewOnDayProps) {
  const words = useCalendarWords()
  const { create } = useAllowed(resource)
  const field = fieldOf(resource, from)
  const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), firstHour)
  const path = useNewRecordPath(resource, {
    [from]: field?.type === 'date' ? formatDay(day) : moment.toISOString(),
  })
  if (!create || !isGiven) return null
  return (
    <QuickLink
      to={path}
      className={styles.create}
      label={fillPlaceholders(words.create, { day: dayName(day) })}
    >
      +
    </QuickLink>
  )
}
