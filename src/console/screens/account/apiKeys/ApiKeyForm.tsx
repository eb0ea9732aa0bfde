import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { apiKeyNameLength } from '#shared/contracts/sessions/ApiKey.ts'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { useTextForm } from '../shared/useTextForm.ts'

/** The body of POST /current/api-keys. */
export interface WantedKey {
  name: string
  read_only: boolean
  days: number
  password: string
}

interface ApiKeyFormProps {
  daysAtMost: number
  send: (wanted: WantedKey) => Promise<void>
  onClose: () => void
}

/** Asks for the new key's name, its lifetime, whether it only reads, and the user's password. */
export function ApiKeyForm({ daysAtMost, send, onClose }: ApiKeyFormProps) {
  const id = useId()
  const translate = useTranslate()
  const offered = daysOffered(daysAtMost)
  const [days, setDays] = useState(offered[0] ?? daysAtMost)
  const [readOnly, setReadOnly] = useState(true)
  const form = useTextForm({
    names: ['name', 'password'],
    missing: (name) => `account.apiKeys.${name}Missing`,
    send: ({ name = '', password = '' }) => send({ name: name.trim(), password, days, read_only: readOnly }),
  })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={form.submit} onChange={form.forgetErrors}>
        <DialogTitle id={id}>{translate('account.apiKeys.make')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {form.failure !== undefined && <Alert severity="error">{form.failure}</Alert>}
            <TextField
              name="name"
              label={translate('account.apiKeys.name')}
              error={form.errors.name !== undefined}
              helperText={form.errors.name ?? translate('account.apiKeys.nameHelp')}
              autoComplete="off"
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { 'aria-required': true, maxLength: apiKeyNameLength } }}
            />
            <DaysChoice offered={offered} days={days} onChoose={setDays} />
            <ReadOnlyChoice checked={readOnly} onChange={setReadOnly} />
            <PasswordInput
              name="password"
              label={translate('account.secondFactor.password')}
              error={form.errors.password}
              autoComplete="current-password"
              autoFocus={false}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={form.busy}>
            {translate('account.apiKeys.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface DaysChoiceProps {
  offered: readonly number[]
  days: number
  onChoose: (days: number) => void
}

function DaysChoice({ offered, days, onChoose }: DaysChoiceProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('account.apiKeys.days')}
      value={days}
      onChange={({ target }) => onChoose(Number(target.value))}
      fullWidth
    >
      {offered.map((each) => (
        <MenuItem key={each} value={each}>
          {translate('account.apiKeys.forDays', { days: each, smart_count: each })}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ReadOnlyChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

function ReadOnlyChoice({ checked, onChange }: ReadOnlyChoiceProps) {
  const id = useId()
  const translate = useTranslate()
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            onChange={(_event, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={translate('account.apiKeys.readOnly')}
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {translate('account.apiKeys.readOnlyHelp')}
      </FormHelperText>
    </div>
  )
}

/** The usual lifetimes up to the installation's limit, or only the limit if all of them are longer. */
function daysOffered(most: number): readonly number[] {
  const usual = [30, 90, 180, 365].filter((days) => days <= most)
  return usual.length === 0 ? [most] : usual
}
