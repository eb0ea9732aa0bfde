import { Fragment, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { PasswordStrength } from './PasswordStrength.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { passwordFields, usePasswordChange } from './usePasswordChange.ts'

/** A form with three inputs: old password, new password, and the new one repeated. */
export function ChangePasswordForm({ onSaved, onCancel }: { onSaved: () => void; onCancel?: () => void }) {
  const translate = useTranslate()
  const { errors, failure, busy, submit, forgetError } = usePasswordChange(onSaved)
  const [password, setPassword] = useState('')
  const change = (event: FormEvent<HTMLFormElement>) => {
    forgetError(event)
    if (event.target instanceof HTMLInputElement && event.target.name === 'password')
      setPassword(event.target.value)
  }
  return (
    <form noValidate onSubmit={submit} onChange={change}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        {passwordFields.map(({ name, label, autoComplete }, index) => (
          <Fragment key={name}>
            <PasswordInput
              name={name}
              label={translate(label)}
              error={errors[name]}
              autoComplete={autoComplete}
              autoFocus={index === 0}
            />
            {name === 'password' && <PasswordStrength password={password} />}
          </Fragment>
        ))}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', pt: 1 }}>
          {onCancel && <Button onClick={onCancel}>{translate('shell.cancel')}</Button>}
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('shell.password.save')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
