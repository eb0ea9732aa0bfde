import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { secretMask } from '#shared/secretMask.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { PasswordInput } from './PasswordInput.tsx'
import type { RevealWords } from './PasswordInput.tsx'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** A stored secret is only shown as a mask: replacing it starts with an empty input, and an empty input keeps it. */
export function SecretInput(props: InputProps & { words: RevealWords & { replace: string } }) {
  if (props.value !== secretMask) return <PasswordInput {...props} />
  return (
    <TextField
      {...textFieldProps(props)}
      value={secretMask}
      slotProps={{
        htmlInput: { ...spokenLabel(props), readOnly: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button
                size="small"
                disabled={props.disabled ?? false}
                aria-label={`${props.words.replace} ${props.label}`}
                onClick={() => props.onChange(undefined)}
              >
                {props.words.replace}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
