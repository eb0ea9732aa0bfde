import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { textFieldProps } from './textFieldProps.ts'
import type { FieldProps } from './textFieldProps.ts'

interface TextBoxProps extends Omit<OutlinedInputProps, 'id' | 'name' | 'label'> {
  field: FieldProps
}

/**
 * A one-line text field. Material UI's TextField does the same, but brings its select and two other variants along, which would
 * delay the first list.
 */
export function TextBox({ field, ...input }: TextBoxProps) {
  const { id, name, label, helperText, required, disabled, error } = textFieldProps(field)
  const helpId = helperText === undefined ? undefined : `${field.id}-helper-text`
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error}>
      {label !== undefined && (
        <InputLabel htmlFor={id} id={`${field.id}-label`}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput id={id} name={name} label={label} aria-describedby={helpId} fullWidth {...input} />
      {helperText !== undefined && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
