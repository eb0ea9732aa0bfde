import Checkbox from '@mui/material/Checkbox'
import Tooltip from '@mui/material/Tooltip'
import type { Check } from '../../kit/tree/treeChecks.ts'

interface TickBoxProps {
  /** The spoken name of the box. */
  label: string
  check: Check
  /** The reason why the box cannot be ticked; undefined if it can be. */
  refusal: string | undefined
  onTick: (on: boolean) => void
}

/** A box of the matrix; a disabled box shows the reason. */
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
