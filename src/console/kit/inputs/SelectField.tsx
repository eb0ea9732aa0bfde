import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'
import type { FieldProps } from './textFieldProps.ts'

interface SelectFieldProps extends FieldProps {
  params: AutocompleteRenderInputParams
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** The id of the element that names the choice, if the input's own text does not. */
  describedBy?: string | undefined
}

/** The text field of an autocomplete, with the same label and help as every other input. */
export function SelectField({ params, placeholder, describedBy, ...props }: SelectFieldProps) {
  return (
    <TextField
      {...textFieldProps(props)}
      {...params}
      size="small"
      placeholder={placeholder}
      slotProps={{
        input: params.InputProps,
        inputLabel: { ...params.InputLabelProps, ...(placeholder && { shrink: true }) },
        htmlInput: {
          ...params.inputProps,
          ...spokenLabel(props),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      }}
    />
  )
}
