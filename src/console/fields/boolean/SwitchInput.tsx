import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { InputProps } from '../../kit/inputs/InputProps.ts'

/** A switch that is on or off. */
export function SwitchInput(props: InputProps) {
  const words = props.error ?? props.help
  const helpId = `${props.id}-help`
  const control = (
    <Switch
      id={props.id}
      name={props.id}
      checked={props.value === true}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.target.checked)}
      slotProps={{
        input: {
          'aria-describedby': words ? helpId : undefined,
          'aria-label': props.bare ? props.label : undefined,
        },
      }}
    />
  )
  if (props.bare) return control
  return (
    <FormControl error={props.error !== undefined}>
      <FormControlLabel control={control} label={props.label} />
      {words && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {words}
        </FormHelperText>
      )}
    </FormControl>
  )
}
