import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import { formatMoney, formatNumber } from '#shared/fields/formatNumber.ts'

type Figures<Name extends string> = Readonly<Record<Name, number>>

interface MonthsTableProps<Name extends string> {
  title: string
  /** The columns in their order; each name is also the key of its words. */
  names: readonly Name[]
  /** The columns that are counts; all others are amounts in yuan. */
  counts?: readonly Name[]
  months: readonly (Figures<Name> & { month: string })[]
  total: Figures<Name>
}

/** A table of figures by month, with their sums. */
export function MonthsTable<Name extends string>(props: MonthsTableProps<Name>) {
  const { title, names, counts = [], months, total } = props
  const translate = useTranslate()
  const cells = (figures: Figures<Name>) =>
    names.map((name) => (
      <TableCell key={name} align="right">
        {counts.includes(name) ? formatNumber(figures[name]) : formatMoney(figures[name])}
      </TableCell>
    ))
  return (
    <TableContainer tabIndex={0} aria-label={title} role="group">
      <Table size="small" sx={{ maxWidth: 720, fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('ledger.month')}</TableCell>
            {names.map((name) => (
              <TableCell key={name} align="right">
                {translate(`ledger.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((month) => (
            <TableRow key={month.month}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{month.month}</TableCell>
              {cells(month)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 'inherit', fontWeight: 600 } }}>
            <TableCell>{translate('ledger.sum')}</TableCell>
            {cells(total)}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
