import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { KeyboardEvent } from 'react'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { joinSentences } from '#shared/words/joinSentences.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { download } from '../../../kit/page/download.ts'
import { FaultCard } from './faults/FaultCard.tsx'
import { faultColumns } from './faults/faultColumns.ts'
import { FaultLine } from './faults/FaultLine.tsx'
import type { FaultLineProps } from './faults/FaultLine.tsx'
import { faultyRowsOf } from './faults/faultyRowsOf.ts'
import type { FaultyRow } from './faults/faultyRowsOf.ts'
import { missingColumns } from './missingColumns.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'
import { duplicateLineFinder } from './faults/duplicateLineFinder.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'
import { workbookType } from './sheet/workbookType.ts'

interface FaultTableProps {
  resource: Resource
  work: Import
  sheet: Sheet
  mapping: Mapping
  report: ImportReport
}

const shownAtMost = 50

/** The refused rows, with each fault at its cell, where it can be corrected. */
export function FaultTable({ resource, work, sheet, mapping, report }: FaultTableProps) {
  const words = useImportWords()
  const { label, names } = useEntityWords(resource)
  const rows = faultyRowsOf(report)
  const missing = missingColumns(report, mapping)
  const phone = useIsPhone()
  const columns = faultColumns({
    rows,
    mapping,
    display: resource.display,
    labelOf: (property) => (property === 'id' ? words.id : label(property)),
  })
  const twinOf = useMemo(() => duplicateLineFinder(sheet, mapping), [sheet, mapping])
  const withTwin = (row: FaultyRow) => {
    const line = twinOf(row)
    if (line === undefined) return row.faults
    return row.faults.map((fault) =>
      fault.code === 'VALUE_TAKEN'
        ? { ...fault, message: fillPlaceholders(words.twice, { message: fault.message, line }) }
        : fault,
    )
  }
  const lines = rows.slice(0, shownAtMost).map((row) => ({
    row: { ...row, faults: withTwin(row) },
    line: sheet.lines[row.row - 1] ?? row.row,
    columns,
    cells: sheet.rows[row.row - 1] ?? [],
    // A running check or import already has the cells as they are.
    onEdit: work.busy ? undefined : work.edit,
  }))
  const save = async () => {
    const { correctionsOf } = await import('./faults/correctionsOf.ts')
    const bytes = await correctionsOf(sheet, rows, words.fault)
    download(`${names}-${words.fault}.xlsx`, new Uint8Array(bytes), workbookType)
  }
  const checkByKey = ({ key, target, nativeEvent }: KeyboardEvent) => {
    // An Enter that accepts a word of an input method does not end the cell, and in a long text Enter begins a new line.
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    if (work.isEdited && !work.busy) work.check()
  }
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }} onKeyDown={checkByKey}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {words.faults}
        </Typography>
        <Button size="small" onClick={() => void save()}>
          {words.corrections}
        </Button>
      </Stack>
      {missing.length > 0 && (
        <Alert severity="warning">
          {fillPlaceholders(words.missing, { labels: missing.map(label).join(words.and) })}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary">
        {joinSentences([
          words.faultsHint,
          rows.length > shownAtMost &&
            fillPlaceholders(words.faultsShown, {
              shown: shownAtMost,
              count: report.refused.toLocaleString('en'),
            }),
          rows.length < report.refused &&
            fillPlaceholders(words.faultsKept, { kept: rows.length.toLocaleString('en') }),
        ])}
      </Typography>
      {phone ? (
        <Stack component="ul" aria-label={words.faults} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <FaultCard key={line.row.row} {...line} />
          ))}
        </Stack>
      ) : (
        <FaultLines columns={columns} lines={lines} />
      )}
    </Stack>
  )
}

interface FaultLinesProps extends Pick<FaultLineProps, 'columns'> {
  lines: readonly FaultLineProps[]
}

function FaultLines({ columns, lines }: FaultLinesProps) {
  const words = useImportWords()
  return (
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
            {columns.map(({ index, label }) => (
              <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <FaultLine key={line.row.row} {...line} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
