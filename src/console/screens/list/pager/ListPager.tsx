import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'
import { useListPaginationContext, useTranslate } from 'react-admin'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { pagesOf } from './pagesOf.ts'
import { PagerActions } from './PagerActions.tsx'

const pageSizes = [10, 20, 50, 100, 200]

export interface ListPagerProps {
  phone: boolean
  /** Whether the total is an estimate, so that there may be more rows. */
  estimated: boolean
}

/** The pager below the table, with the size of a page. */
export const ListPager = memo(function ListPager({ phone, estimated }: ListPagerProps) {
  const translate = useTranslate()
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext()
  const pages = pagesOf(total, perPage)
  const range = estimated ? 'screens.list.rangeEstimated' : 'screens.list.range'
  return (
    <TablePagination
      component="div"
      sx={phone ? phoneStyle : style}
      count={Math.min(total, pages * perPage)}
      page={Math.min(page, pages) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage]}
      showFirstButton={!phone}
      showLastButton={!phone && !estimated}
      labelRowsPerPage={phone ? '' : translate('screens.list.perPage')}
      labelDisplayedRows={({ from, to }) => {
        const facts = { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) }
        if (!phone) return translate(range, facts)
        return `${facts.from}-${facts.to} / ${facts.total}${estimated ? '+' : ''}`
      }}
      ActionsComponent={PagerActions}
      getItemAriaLabel={(type) => translate(`screens.list.${type}`)}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{
        // Announces the new range of rows after a change of page.
        displayedRows: { 'aria-live': 'polite' },
        select: { inputProps: { 'aria-label': translate('screens.list.perPage') } },
        actions: farButtons,
      }}
    />
  )
})

/** The same colour as the buttons between them. */
const farButtons = { firstButton: { color: 'inherit' }, lastButton: { color: 'inherit' } } as const

/** Parts without room wrap to a line below; the spacer would take a line of its own. */
const style = {
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  '& .MuiTablePagination-spacer': { display: 'none' },
} as const

/** Without the margins around each part. */
const phoneStyle = {
  ...style,
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 1 },
  '& .MuiTablePagination-input': { mx: 0 },
  '& .MuiTablePagination-displayedRows': { ml: 'auto' },
  '& .MuiTablePagination-actions': { ml: 0.5 },
} as const
