import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { ColumnsMatched } from './ColumnsMatched.tsx'
import { FaultTable } from './FaultTable.tsx'
import { KeyChoice } from './KeyChoice.tsx'
import { ReportCounts } from './ReportCounts.tsx'
import type { Sheet } from './sheet/sheet.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'

interface ImportStepsProps {
  resource: Resource
  work: Import
  sheet: Sheet
  /** Returns to the selection of a file. */
  onLeave: () => void
}

/** The file, the settings of the import, and its expected result. */
export function ImportSteps({ resource, work, sheet, onLeave }: ImportStepsProps) {
  const words = useImportWords()
  const { report, mapping, busy, percent, failure } = work
  const facts = {
    name: sheet.name,
    rows: sheet.rows.length.toLocaleString('en'),
    encoding: sheet.encoding === 'Excel' ? sheet.encoding : sheet.encoding.toUpperCase(),
  }
  return (
    <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {fillPlaceholders(words.fileFacts, facts)}
        </Typography>
        <Button size="small" disabled={busy !== undefined} onClick={onLeave}>
          {words.other}
        </Button>
      </Stack>
      {work.isStopped && <Alert severity="info">{words.stopped}</Alert>}
      {failure !== undefined && (
        <Alert severity="error">
          {failure instanceof Error && failure.message ? failure.message : words.failed}
        </Alert>
      )}
      {busy && (
        <Box role="status">
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {busy === 'checking' ? words.checking : words.importing}
            {percent !== undefined && ` · ${percent}%`}
          </Typography>
          <LinearProgress
            aria-label={busy === 'checking' ? words.checking : words.importing}
            {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
          />
        </Box>
      )}
      {mapping && (
        <>
          <ColumnsMatched resource={resource} work={work} sheet={sheet} mapping={mapping} />
          <KeyChoice resource={resource} work={work} mapping={mapping} />
        </>
      )}
      {report && !work.isEdited && !busy && <ReportCounts report={report} />}
      {report && mapping && report.refused > 0 && (
        <FaultTable resource={resource} work={work} sheet={sheet} mapping={mapping} report={report} />
      )}
    </DialogContent>
  )
}
