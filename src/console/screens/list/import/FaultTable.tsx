import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ImportReport } from '#shared/contracts/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { download } from '../../../kit/page/download.ts'
import { correctionsOf } from './correctionsOf.ts'
import { FaultLine } from './FaultLine.tsx'
import { faultyRowsOf } from './faultyRowsOf.ts'
import type { Mapping, Sheet } from './sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './useImportWords.ts'

interface FaultTableProps {
  resource: Resource
  work: Import
  sheet: Sheet
  mapping: Mapping
  report: ImportReport
}

const shownAtMost = 50

/** The rows that are refused, with each fault at its cell, which is corrected there. */
export function FaultTable({ resource, work, sheet, mapping, report }: FaultTableProps) {
  const words = useImportWords()
  const { label, names } = useEntityWords(resource)
  const rows = faultyRowsOf(report)
  const columns = mapping.flatMap((property, index) => (property === null ? [] : [{ property, index }]))
  const save = () => download(`${names}-${words.fault}.csv`, correctionsOf(sheet, rows, words.fault))
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {words.faults}
        </Typography>
        <Button size="small" onClick={save}>
          {words.corrections}
        </Button>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {words.faultsHint}
        {rows.length > shownAtMost &&
          ` ${fill(words.faultsShown, { shown: shownAtMost, count: report.refused })}`}
      </Typography>
      <TableContainer
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
        tabIndex={0}
        role="region"
        aria-label={words.faults}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words.row}</TableCell>
              {columns.map(({ property, index }) => (
                <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                  {property === 'id' ? words.id : label(property)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shownAtMost).map((row) => (
              <FaultLine
                key={row.row}
                row={row}
                columns={columns}
                cells={sheet.rows[row.row - 1] ?? []}
                label={label}
                onEdit={work.edit}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  )
}
