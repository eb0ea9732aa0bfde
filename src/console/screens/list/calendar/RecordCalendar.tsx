import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { pageRowsAtMost } from '#shared/contracts/pageLimits.ts'
import type { Calendar, Resource } from '#shared/contracts/Resource.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useNow } from '../../../kit/browser/useNow.ts'
import { currentLanguage } from '../../../kit/config/language.ts'
import { formatDay } from '../../../kit/text/formatDateTime.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { DayList } from './DayList.tsx'
import { entriesByDay, isMonthEmpty } from './entriesByDay.ts'
import { daysAround, monthOf, weeksOf } from './Month.ts'
import { MonthTable } from './MonthTable.tsx'
import { useCalendarWords } from './useCalendarWords.ts'
import { useRecordsOfDays } from './useRecordsOfDays.ts'

interface RecordCalendarProps {
  resource: Resource
}

/** The records of a list in a calendar, one month at a time. */
export function RecordCalendar({ resource }: RecordCalendarProps) {
  return resource.calendar ? <Months resource={resource} calendar={resource.calendar} /> : null
}

function Months({ resource, calendar }: RecordCalendarProps & { calendar: Calendar }) {
  const words = useCalendarWords()
  const [month, setMonth] = useState(() => monthOf(new Date()))
  const [now] = useNow()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const days = daysAround(month, currentLanguage())
  const weeks = weeksOf(days)
  const list = useRecordsOfDays(resource, calendar, days)
  const entries = entriesByDay(list.records, calendar, weeks.flat())
  const isEmpty = !list.isFetching && !list.isFailed && isMonthEmpty(entries, month)
  const Days = isNarrow ? DayList : MonthTable
  return (
    <Box sx={{ px: { xs: 1.5, sm: 2 }, pb: 2 }} aria-busy={list.isFetching}>
      <CalendarHead month={month} onChange={setMonth} />
      {list.isFailed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={list.retry}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      ) : (
        <Days
          resource={resource}
          calendar={calendar}
          month={month}
          weeks={weeks}
          today={formatDay(now)}
          entries={entries}
        />
      )}
      {isEmpty && (
        <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
          {words.empty}
        </Typography>
      )}
      {list.isPartial && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {fillPlaceholders(words.partial, { count: formatNumber(pageRowsAtMost) })}
        </Alert>
      )}
    </Box>
  )
}
