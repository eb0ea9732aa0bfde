import { useState } from 'react'
import { useTranslate } from 'react-admin'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

/** A password input whose text can be revealed. */
export function PasswordInput({ name, label, error, autoComplete, autoFocus }: PasswordInputProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const words = `${translate(shown ? 'shell.password.hide' : 'shell.password.reveal')}: ${label}`
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      error={error !== undefined}
      helperText={error}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      fullWidth
      slotProps={{
        htmlInput: { 'aria-required': true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={words} onClick={() => setShown(!shown)}>
                {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface PasswordInputProps {
  name: string
  label: string
  error?: string
  autoComplete: string
  autoFocus: boolean
}
