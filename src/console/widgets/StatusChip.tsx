import Chip from '@mui/material/Chip'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'

/** A status as a soft coloured chip. */
export function StatusChip({ label, color = 'default' }: { label: string; color?: ChipColor | undefined }) {
  return (
    <Chip size="small" label={label} color={color} variant="outlined" sx={{ height: 22, fontSize: 12 }} />
  )
}
