import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import { rem } from '../theme/rem.ts'

interface FoldArrowProps {
  /** Undefined if there are no nodes below: then only the arrow's room is kept. */
  open: boolean | undefined
  /** In pixels at the browser's usual font size. */
  width: number
  onFold: (open: boolean) => void
}

/** The arrow before a line of a tree; only for the mouse, because keys fold the line itself. */
export function FoldArrow({ open, width, onFold }: FoldArrowProps) {
  return (
    <Box
      component="span"
      aria-hidden
      onClick={(event) => {
        event.stopPropagation()
        if (open !== undefined) onFold(!open)
      }}
      sx={{
        width: rem(width),
        display: 'inline-flex',
        visibility: open === undefined ? 'hidden' : 'visible',
      }}
    >
      <ChevronRight fontSize="small" sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
    </Box>
  )
}
