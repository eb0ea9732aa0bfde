import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { MatrixRow } from './matrixOf.ts'
import { checkOfIds, columnIds, tick, tickColumn } from './matrixTicks.ts'
import { LabelledTicks } from './LabelledTicks.tsx'
import type { MatrixProps } from './PermissionMatrix.tsx'
import { TickBox } from './TickBox.tsx'
import { WholeRowTick } from './WholeRowTick.tsx'

const sticky = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const
const stickyHead = { left: 0, zIndex: 3 } as const

/** The matrix as a table where there is room; its head and the names of the pages stay visible. */
export function MatrixTable(props: MatrixProps) {
  const { matrix, label } = props
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 560 }} tabIndex={0}>
      <Table size="small" stickyHeader aria-label={label}>
        <Head {...props} />
        <TableBody>
          {matrix.rows.map((row) => (
            <Row key={row.id} {...props} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Head({ matrix, chosen, may, reason, words, onChoose }: MatrixProps) {
  const column = (action: string | undefined, name: string) => {
    const ids = columnIds(matrix, action, may)
    return (
      <TableCell key={action ?? ''} align="center" sx={{ whiteSpace: 'nowrap' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
          <TickBox
            label={words.wholeColumn(name)}
            check={checkOfIds(ids, chosen)}
            refusal={ids.length === 0 ? reason : undefined}
            onTick={(on) => onChoose(tickColumn({ chosen, may }, matrix, action, on))}
          />
          {name}
        </Stack>
      </TableCell>
    )
  }
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ ...stickyHead, minWidth: 180 }}>{words.page}</TableCell>
        {column(undefined, words.view)}
        {matrix.columns.map(({ action, label }) => column(action, label))}
        <TableCell sx={{ minWidth: 220 }}>{words.others}</TableCell>
      </TableRow>
    </TableHead>
  )
}

function Row(props: MatrixProps & { row: MatrixRow }) {
  const { row, matrix, chosen, may, reason, words, onChoose } = props
  const box = (id: string, action: string) => (
    <TickBox
      label={words.box(row.label, action)}
      check={chosen.has(id) ? 'all' : 'none'}
      refusal={may(id) ? undefined : reason}
      onTick={(on) => onChoose(tick({ chosen, may }, row, [id], on))}
    />
  )
  return (
    <TableRow hover sx={{ '&:hover th': { bgcolor: 'background.default' } }}>
      <TableCell component="th" scope="row" sx={{ ...sticky, fontWeight: row.isGroup ? 600 : 400 }}>
        <Stack direction="row" sx={{ alignItems: 'center', pl: row.depth * 2 }}>
          <WholeRowTick {...props} />
          {row.label}
        </Stack>
      </TableCell>
      <TableCell align="center">{!row.isGroup && box(row.id, words.view)}</TableCell>
      {matrix.columns.map(({ action, label }) => {
        const cell = row.cells[action]
        return (
          <TableCell key={action} align="center">
            {cell && box(cell.id, label)}
          </TableCell>
        )
      })}
      <TableCell>
        <LabelledTicks {...props} boxes={row.others} gap={1.5} />
      </TableCell>
    </TableRow>
  )
}
