import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { spokenLabel, textFieldProps } from './textFieldProps.ts'
import type { FieldProps } from './textFieldProps.ts'

/** The text field of an autocomplete, named and explained like every other input. */
export function SelectField({ params, ...props }: FieldProps & { params: AutocompleteRenderInputParams }) {
  return (
    <TextField
      {...textFieldProps(props)}
      {...params}
      size="small"
      slotProps={{
        input: params.InputProps,
        inputLabel: params.InputLabelProps,
        htmlInput: { ...params.inputProps, ...spokenLabel(props) },
      }}
    />
  )
}
