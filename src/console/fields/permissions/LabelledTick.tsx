import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Tooltip from '@mui/material/Tooltip'

interface LabelledTickProps {
  label: string
  checked: boolean
  /** The reason why the box cannot be ticked; undefined if it can be. */
  refusal: string | undefined
  onTick: (on: boolean) => void
}

/** A tick box with its label beside it. */
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
