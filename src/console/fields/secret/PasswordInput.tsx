import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'

/** The words on the button that reveals or hides the typed password. */
export interface RevealWords {
  reveal: string
  hide: string
}

/** A password: hidden while typing, shown on demand, never filled in by the browser. */
export function PasswordInput(props: InputProps & { words: RevealWords }) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...textFieldProps(props)}
      type={shown ? 'text' : 'password'}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(textOrNothing(event.target.value))}
      slotProps={{
        htmlInput: { ...spokenLabel(props), autoComplete: 'new-password' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={shown ? props.words.hide : props.words.reveal}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
