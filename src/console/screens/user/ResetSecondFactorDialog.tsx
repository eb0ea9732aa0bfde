import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { callApi } from '../../session/api/session.ts'
import { recordName } from '../../session/entities/recordName.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'

/** Removes the second factor of a user who has lost it; the question explains the consequences. */
export function ResetSecondFactorDialog({ resource, records, onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const [user] = records
  const reset = useMutation({
    mutationFn: (id: string) =>
      callApi(`/users/${encodeURIComponent(id)}/second-factor`, { method: 'DELETE' }),
    onSuccess: () => notify('permissions.user.factorReset', { type: 'success' }),
    onError: (error) => notifyFailure(error, 'permissions.user.factorNotReset'),
    onSettled: onClose,
  })
  if (!user) return null
  return (
    <ConfirmDialog
      open
      title={translate('permissions.user.resetFactorTitle', { record: recordName(resource, user) })}
      words={{ confirm: translate('permissions.user.resetFactor'), cancel: translate('shell.cancel') }}
      color="error"
      busy={reset.isPending}
      onConfirm={() => reset.mutate(String(user.id))}
      onClose={onClose}
    >
      {translate('permissions.user.resetFactorExplain')}
    </ConfirmDialog>
  )
}
