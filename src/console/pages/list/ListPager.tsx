import TablePagination from '@mui/material/TablePagination'
import { useListContext, useTranslate } from 'react-admin'

const pageSizes = [10, 20, 50, 100]

/** Pages and their size below the table. */
export function ListPager({ phone }: { phone: boolean }) {
  const translate = useTranslate()
  const { page, perPage, total = 0, meta, setPage, setPerPage } = useListContext()
  const range = meta?.estimated ? 'screens.list.rangeEstimated' : 'screens.list.range'
  return (
    <TablePagination
      component="div"
      sx={{ borderTop: 1, borderColor: 'divider' }}
      count={total}
      page={Math.min(page - 1, Math.max(0, Math.ceil(total / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      showFirstButton={!phone}
      showLastButton={!phone && !meta?.estimated}
      labelRowsPerPage={phone ? '' : translate('screens.list.perPage')}
      labelDisplayedRows={({ from, to, count }) =>
        phone ? `${from}-${to} / ${count}` : translate(range, { from, to, total: count.toLocaleString('en') })
      }
      getItemAriaLabel={(type) => translate(`screens.list.${type}`)}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{ select: { inputProps: { 'aria-label': translate('screens.list.perPage') } } }}
    />
  )
}
