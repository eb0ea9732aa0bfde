import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { useTextForm } from '../shared/useTextForm.ts'
import type { Texts } from '../shared/useTextForm.ts'

/** The kinds of proof that a user can give. */
type ProofName = 'password' | 'code'
export type Proof = Texts<ProofName>

interface ProofFormProps {
  /** The kinds of proof to ask for, in this order. */
  asks: readonly ProofName[]
  /** The message key of the code's label. */
  codeLabel?: string
  /** The message key of the button. */
  submit: string
  /** Shown above the inputs. */
  children?: ReactNode
  send: (proof: Proof) => Promise<void>
  onCancel?: () => void
}

/** Asks users to prove who they are, by password or code, and shows each error at its input. */
export function ProofForm({ asks, codeLabel, submit, children, send, onCancel }: ProofFormProps) {
  const translate = useTranslate()
  const proof = useTextForm({ names: asks, missing: (name) => `account.secondFactor.${name}Required`, send })
  return (
    <form noValidate onSubmit={proof.submit} onChange={proof.forgetErrors}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {proof.failure !== undefined && <Alert severity="error">{proof.failure}</Alert>}
        {children}
        {asks.includes('password') && (
          <PasswordInput
            name="password"
            label={translate('account.secondFactor.password')}
            error={proof.errors.password}
            autoComplete="current-password"
            autoFocus
          />
        )}
        {asks.includes('code') && (
          <TextField
            name="code"
            label={translate(codeLabel ?? 'account.secondFactor.code')}
            error={proof.errors.code !== undefined}
            helperText={proof.errors.code}
            autoComplete="one-time-code"
            autoFocus={asks.length === 1}
            fullWidth
            slotProps={{ htmlInput: { 'aria-required': true, maxLength: 40, spellCheck: false } }}
          />
        )}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', pt: 1 }}>
          {onCancel && <Button onClick={onCancel}>{translate('shell.cancel')}</Button>}
          <Button type="submit" variant="contained" disabled={proof.busy}>
            {translate(submit)}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
