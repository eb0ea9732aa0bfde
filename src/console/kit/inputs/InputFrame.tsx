import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import type { InputProps } from './InputProps.ts'

/** A label above and words below, for inputs that are no text field. The element `${id}-label` names the children. */
export function InputFrame({ children, ...props }: InputProps & { children: ReactNode }) {
  const words = props.error ?? (props.bare ? undefined : props.help)
  return (
    <FormControl
      fullWidth
      component="div"
      error={props.error !== undefined}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
    >
      <FormLabel
        id={`${props.id}-label`}
        component="div"
        sx={props.bare ? visuallyHidden : { fontSize: '0.8125rem', mb: 0.75 }}
      >
        {props.label}
      </FormLabel>
      {children}
      {words && <FormHelperText id={`${props.id}-help`}>{words}</FormHelperText>}
    </FormControl>
  )
}
