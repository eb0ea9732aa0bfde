import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

interface ComparedTableProps {
  title: string
  /** The first head names the rows, the others are figures. */
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of figures, aligned for comparison. */
export function ComparedTable({ title, heads, rows }: ComparedTableProps) {
  return (
    <TableContainer tabIndex={0} aria-label={title} role="group">
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'} sx={{ whiteSpace: 'nowrap' }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell
                  key={heads[index]}
                  align={index === 0 ? 'left' : 'right'}
                  sx={index === 0 ? { minWidth: 120 } : { whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
