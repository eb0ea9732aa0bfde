import { useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { currentKey } from '../../session/api/currentQueries.ts'
import { ChangePasswordForm } from '../../screens/account/password/ChangePasswordForm.tsx'
import { DuePage } from './DuePage.tsx'

/** Blocks everything else until a user with a given password has chosen a new one. */
export function PasswordDuePage() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  return (
    <DuePage title={translate('shell.password.dueTitle')} hint={translate('shell.password.dueHint')}>
      <ChangePasswordForm onSaved={() => void queryClient.resetQueries({ queryKey: currentKey })} />
    </DuePage>
  )
}
