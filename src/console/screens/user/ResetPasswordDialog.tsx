import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '#generated/types/user.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { ChoosePasswordDialog } from './ChoosePasswordDialog.tsx'
import { SecretDialog } from '../../kit/widgets/SecretDialog.tsx'

/** Gives a user a new password and shows it once, for passing on. */
export function ResetPasswordDialog({ resource, records, onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const [given, setGiven] = useState<string>()
  const [user] = records
  const reset = useMutation({
    mutationFn: (password: string) =>
      callApi(`/users/${encodeURIComponent(String(user?.id))}/reset-pwd`, {
        method: 'PATCH',
        body: JSON.stringify({ password }),
      }),
    onSuccess: (_answer, password) => {
      setGiven(password)
      void queries.invalidateQueries({ queryKey: [resource.entity] })
    },
    onError: (error) => notifyFailure(error, 'permissions.user.notReset'),
  })
  if (!user) return null
  const title = translate('permissions.user.resetTitle', { record: recordName(resource, user) })
  if (given !== undefined)
    return (
      <SecretDialog
        title={title}
        label={translate('permissions.user.newPassword')}
        text={given}
        words={translate('permissions.user.resetDone')}
        onClose={onClose}
      />
    )
  return (
    <ChoosePasswordDialog
      title={title}
      username={textOf(user['username' satisfies keyof User])}
      busy={reset.isPending}
      onChoose={reset.mutate}
      onClose={onClose}
    />
  )
}
