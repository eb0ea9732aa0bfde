import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { secretMask } from '#shared/secretMask.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { PasswordInput } from './PasswordInput.tsx'
import type { RevealWords } from './PasswordInput.tsx'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** A stored secret is only ever a mask: replacing it starts from empty, leaving it keeps what is stored. */
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
