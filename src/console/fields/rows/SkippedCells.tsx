import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { fillPlaceholders } from '#shared/messages/words.ts'
import type { SkippedCell } from './filledRows.ts'
import { useSkippedWords } from './useSkippedWords.ts'

interface SkippedCellsProps {
  cells: readonly SkippedCell[]
  onClose: () => void
}

const reasons = ['unclear', 'unfit', 'closed', 'columns', 'rows'] as const

/** Says how many cells of a spreadsheet were not pasted, and why. */
export function SkippedCells({ cells, onClose }: SkippedCellsProps) {
  const words = useSkippedWords()
  const labelsOf = (reason: SkippedCell['why']) =>
    new Set(cells.flatMap(({ why, label }) => (why === reason && label !== undefined ? [label] : [])))
  return (
    <Alert severity="warning" onClose={onClose} closeText={words.close} sx={{ mt: 1 }}>
      <AlertTitle>{fillPlaceholders(words.title, { count: cells.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reasons
          .filter((reason) => cells.some(({ why }) => why === reason))
          .map((reason) => (
            <li key={reason}>
              {fillPlaceholders(words[reason], { labels: [...labelsOf(reason)].join(words.and) })}
            </li>
          ))}
      </Box>
    </Alert>
  )
}
