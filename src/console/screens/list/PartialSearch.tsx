import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { useListContext, useTranslate } from 'react-admin'
import { searchAll } from './scope/searchAll.ts'
import { useSearched } from './filters/useSearched.ts'

/** Says that a search stopped after many records, and offers to search the rest. */
export function PartialSearch() {
  const translate = useTranslate()
  const count = useSearched()
  if (count === undefined) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={style}
      action={<SearchAllButton size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }} />}
    >
      {translate('screens.list.partial', { count })}
    </Alert>
  )
}

/** A button that searches all records. */
export function SearchAllButton(props: ButtonProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return (
    <Button {...props} onClick={() => setFilters({ ...filterValues, [searchAll]: true }, undefined, false)}>
      {translate('screens.action.searchAll')}
    </Button>
  )
}

const style = { borderRadius: 0, borderTop: 1, borderColor: 'divider', alignItems: 'center' } as const
