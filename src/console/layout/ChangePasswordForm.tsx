import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { PasswordInput } from './PasswordInput.tsx'
import { passwordFields, usePasswordChange } from './usePasswordChange.ts'

/** Old password, new password, and the new one again. */
export function ChangePasswordForm({ onSaved, onCancel }: { onSaved: () => void; onCancel?: () => void }) {
  const translate = useTranslate()
  const { errors, failure, busy, submit, forgetError } = usePasswordChange(onSaved)
  return (
    <form noValidate onSubmit={submit} onChange={forgetError}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        {passwordFields.map(({ name, label, autoComplete }, index) => (
          <PasswordInput
            key={name}
            name={name}
            label={translate(label)}
            error={errors[name]}
            autoComplete={autoComplete}
            autoFocus={index === 0}
          />
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
