import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import button from './Button.module.css'
import { Field } from './Field.tsx'
import { loginMessages } from './loginMessages.ts'

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
const slash = 'M4 4l16 16'

/** The password, which can be shown, with a hint while Caps Lock is on. */
export function PasswordField({
  name = 'password',
  label = loginMessages.password,
  autoComplete = 'current-password',
  error,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const words = shown ? loginMessages.hidePassword : loginMessages.showPassword
  return (
    <Field
      name={name}
      type={shown ? 'text' : 'password'}
      label={label}
      error={error}
      note={capsLock ? loginMessages.capsLock : undefined}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      adornment={
        <button
          type="button"
          className={button.quiet}
          aria-label={words}
          title={words}
          onClick={() => setShown(!shown)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7">
            <path strokeLinecap="round" strokeLinejoin="round" d={shown ? eye + slash : eye} />
          </svg>
        </button>
      }
    />
  )
}

interface PasswordFieldProps {
  name?: string
  label?: string
  autoComplete?: string
  error?: string | undefined
}
