import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { CallFigures } from '#shared/contracts/ServerFigures.ts'
import { PanelCard } from '../PanelCard.tsx'
import { millisecondsText } from './figureTexts.ts'
import { useMonitorWords } from './useMonitorWords.ts'

/** The calls that take most of the server's time. */
export function CallTable({ calls }: { calls: readonly CallFigures[] }) {
  const { calls: words } = useMonitorWords()
  return (
    <PanelCard label={words.title}>
      <Typography variant="body2" color="text.secondary">
        {calls.length === 0 ? words.none : words.since}
      </Typography>
      {calls.length > 0 && (
        <Box sx={{ mt: 1, overflowX: 'auto' }} tabIndex={0} role="group" aria-label={words.title}>
          <Table size="small" aria-label={words.title} sx={tableStyle}>
            <TableHead>
              <TableRow>
                <TableCell>{words.call}</TableCell>
                <TableCell align="right">{words.count}</TableCell>
                <TableCell align="right">{words.failed}</TableCell>
                <TableCell align="right">{words.mean}</TableCell>
                <TableCell align="right">{words.longest}</TableCell>
                <TableCell align="right">{words.total}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {calls.map((call) => (
                <CallRow key={`${call.method} ${call.path}`} call={call} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </PanelCard>
  )
}

function CallRow({ call: { method, path, calls, failed, meanMs, longestMs } }: { call: CallFigures }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={callStyle}>
        {method} {path}
      </TableCell>
      <TableCell align="right">{calls.toLocaleString('en')}</TableCell>
      <TableCell align="right" sx={failed > 0 ? { color: 'error.main' } : undefined}>
        {failed.toLocaleString('en')}
      </TableCell>
      <TableCell align="right">{millisecondsText(meanMs)}</TableCell>
      <TableCell align="right">{millisecondsText(longestMs)}</TableCell>
      <TableCell align="right">{millisecondsText(Math.round(meanMs * calls))}</TableCell>
    </TableRow>
  )
}

// On a phone a call wraps, because in one line it would leave no room for its figures.
const callStyle = {
  fontFamily: 'monospace',
  '@media (max-width: 599.95px)': { '&&': { whiteSpace: 'normal' }, overflowWrap: 'anywhere', minWidth: 150 },
}

const tableStyle = {
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', px: 1 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
}
