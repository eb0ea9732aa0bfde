import Checkbox from '@mui/material/Checkbox'
import Tooltip from '@mui/material/Tooltip'
import type { Check } from '../../kit/tree/treeChecks.ts'

interface TickBoxProps {
  /** What it is spoken as. */
  label: string
  check: Check
  /** Why it cannot be ticked; undefined when it can. */
  refusal: string | undefined
  onTick: (on: boolean) => void
}

/** A box of the matrix; a disabled one says why. */
export function TickBox({ label, check, refusal, onTick }: TickBoxProps) {
  const box = (
    <Checkbox
      size="small"
      checked={check === 'all'}
      indeterminate={check === 'some'}
      disabled={refusal !== undefined}
      onChange={() => onTick(check !== 'all')}
      slotProps={{ input: { 'aria-label': refusal ? `${label} (${refusal})` : label } }}
      sx={{ p: 0.5 }}
    />
  )
  return refusal ? (
    <Tooltip title={refusal}>
      <span>{box}</span>
    </Tooltip>
  ) : (
    box
  )
}
