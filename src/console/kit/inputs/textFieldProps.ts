import type { TextFieldProps } from '@mui/material/TextField'
import type { InputProps } from './InputProps.ts'

/** The props of an input without its value and its callback. */
export type FieldProps = Omit<InputProps, 'value' | 'onChange'>

/** The props for a Material UI text field, derived from those of our input. */
export function textFieldProps(props: FieldProps): TextFieldProps {
  const words = props.error ?? (props.bare ? undefined : props.help)
  return {
    id: props.id,
    name: props.id,
    label: props.bare ? undefined : props.label,
    required: props.required ?? false,
    disabled: props.disabled ?? false,
    error: props.error !== undefined,
    helperText: words,
    fullWidth: true,
    size: 'small',
    margin: 'none',
    variant: 'outlined',
  }
}

/** The spoken name of an input whose label is not shown. */
export function spokenLabel(props: FieldProps): { 'aria-label'?: string } {
  return props.bare ? { 'aria-label': props.label } : {}
}
