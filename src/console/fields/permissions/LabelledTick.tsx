import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Tooltip from '@mui/material/Tooltip'

interface LabelledTickProps {
  label: string
  checked: boolean
  /** Why it cannot be ticked; undefined when it can. */
  refusal: string | undefined
  onTick: (on: boolean) => void
}

/** A box with its words beside it. */
export function LabelledTick({ label, checked, refusal, onTick }: LabelledTickProps) {
  return (
    <Tooltip title={refusal ?? ''}>
      <FormControlLabel
        disabled={refusal !== undefined}
        label={label}
        sx={{ mx: 0, whiteSpace: 'nowrap', '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={(event) => onTick(event.target.checked)}
            sx={{ p: 0.5 }}
          />
        }
      />
    </Tooltip>
  )
}
