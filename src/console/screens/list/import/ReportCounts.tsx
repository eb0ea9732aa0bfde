import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useImportWords } from './messages/useImportWords.ts'

const colors = { made: 'success', changed: 'info', same: 'default', refused: 'error' } as const

/** The number of rows for each result. */
export function ReportCounts({ report }: { report: ImportReport }) {
  const words = useImportWords()
  const outcomes = (['made', 'changed', 'same', 'refused'] as const).filter((outcome) => report[outcome] > 0)
  const isFine = report.refused === 0
  const isNothing = isFine && report.made + report.changed === 0
  return (
    <Stack role="status" sx={{ gap: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {outcomes.map((outcome) => (
          <Chip
            key={outcome}
            variant="outlined"
            color={colors[outcome]}
            label={fillPlaceholders(words[outcome], { count: report[outcome].toLocaleString('en') })}
          />
        ))}
      </Stack>
      {isFine && (
        <Alert severity={isNothing ? 'info' : 'success'}>{isNothing ? words.nothing : words.fine}</Alert>
      )}
    </Stack>
  )
}
