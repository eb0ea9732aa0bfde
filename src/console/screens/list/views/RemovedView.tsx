import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { useViewWords } from './useViewWords.ts'
import { lineStyle } from './ViewLine.tsx'

/** Says that a view was removed, with a button to restore it. */
export function RemovedView({ view, onRestore }: { view: SavedView; onRestore: () => void }) {
  const words = useViewWords()
  return (
    <Box component="li" sx={lineStyle}>
      <Typography
        role="status"
        color="text.secondary"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {words.removed(view.title)}
      </Typography>
      {/* Takes over the focus of the button that removed the view, which is gone. */}
      <Button autoFocus size="small" onClick={onRestore}>
        {words.undo}
      </Button>
    </Box>
  )
}
