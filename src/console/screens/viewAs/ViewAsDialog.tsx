import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { roleIdsOf } from './roleIdsOf.ts'
import { reloadConsole } from './reloadConsole.ts'

/** Starts a view as a role, or as all roles of a user, after an explanation. */
export function ViewAsDialog({ resource, records, onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const [record] = records
  const begin = useMutation({
    mutationFn: (roleIds: readonly string[]) =>
      callApi('/current/view-as', { method: 'POST', body: JSON.stringify({ role_ids: roleIds }) }),
    onSuccess: reloadConsole,
    onError: (error) => notifyFailure(error, 'viewAs.notBegun'),
  })
  if (!record) return null
  const roleIds = resource.entity === ('role' satisfies EntityName) ? [String(record.id)] : roleIdsOf(record)
  return (
    <ConfirmDialog
      open
      title={translate('viewAs.title', { record: recordName(resource, record) })}
      words={{ confirm: translate('viewAs.begin'), cancel: translate('screens.action.cancel') }}
      busy={begin.isPending}
      onConfirm={() => (roleIds.length > 0 ? begin.mutate(roleIds) : onClose())}
      onClose={onClose}
    >
      {translate(roleIds.length > 0 ? 'viewAs.explain' : 'viewAs.noRoles')}
    </ConfirmDialog>
  )
}
