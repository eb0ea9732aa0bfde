import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'
import { useListPaginationContext, useTranslate } from 'react-admin'
import { formatNumber } from '../../widgets/formatNumber.ts'

const pageSizes = [10, 20, 50, 100]

interface ListPagerProps {
  phone: boolean
  /** Whether there may be more rows than the total says. */
  estimated: boolean
}

/** Pages and their size below the table. */
export const ListPager = memo(function ListPager({ phone, estimated }: ListPagerProps) {
  const translate = useTranslate()
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext()
  const range = estimated ? 'screens.list.rangeEstimated' : 'screens.list.range'
  return (
    <TablePagination
      component="div"
      sx={phone ? phoneStyle : style}
      count={total}
      page={Math.min(page - 1, Math.max(0, Math.ceil(total / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      showFirstButton={!phone}
      showLastButton={!phone && !estimated}
      labelRowsPerPage={phone ? '' : translate('screens.list.perPage')}
      labelDisplayedRows={({ from, to, count }) => {
        const facts = { from: formatNumber(from), to: formatNumber(to), total: formatNumber(count) }
        if (!phone) return translate(range, facts)
        return `${facts.from}-${facts.to} / ${facts.total}${estimated ? '+' : ''}`
      }}
      getItemAriaLabel={(type) => translate(`screens.list.${type}`)}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{ select: { inputProps: { 'aria-label': translate('screens.list.perPage') } } }}
    />
  )
})

const style = { borderTop: 1, borderColor: 'divider' } as const

/** Without the room around each part; what is still too long goes to a second line. */
const phoneStyle = {
  ...style,
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 1 },
  '& .MuiTablePagination-input': { mx: 0 },
  '& .MuiTablePagination-displayedRows': { ml: 'auto' },
  '& .MuiTablePagination-actions': { ml: 0.5 },
} as const
