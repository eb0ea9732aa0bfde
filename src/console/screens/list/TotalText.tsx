import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { useSearched } from './filters/useSearched.ts'

interface TotalTextProps {
  total: number | undefined
  /** Whether the total is an estimate, so that there may be more rows. */
  estimated: boolean
}

/** The number of rows of a list; on paper also the rows of its page. */
export function TotalText({ total, estimated }: TotalTextProps) {
  const translate = useTranslate()
  const { page, perPage, data } = useListContext()
  const isPartial = useSearched() !== undefined
  if (total === undefined) return null
  const whole = estimated ? 'screens.list.totalEstimated' : 'screens.list.total'
  const key = isPartial ? 'screens.list.totalSoFar' : whole
  const range = estimated || isPartial ? 'screens.list.rangeEstimated' : 'screens.list.range'
  const before = (page - 1) * perPage
  const count = data?.length ?? 0
  return (
    <>
      <Typography variant="body2" color="text.secondary" aria-live="polite" sx={onScreen}>
        {translate(key, { total })}
      </Typography>
      {/* Printed instead of the total, because paper has no pager. */}
      {count > 0 && (
        <Typography variant="body2" sx={onPaper}>
          {translate(range, { from: before + 1, to: before + count, total })}
        </Typography>
      )}
    </>
  )
}

const onScreen = { displayPrint: 'none' } as const
const onPaper = { display: 'none', displayPrint: 'block' } as const
