import Switch from '@mui/material/Switch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { Role } from '#generated/types/role.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'

type Status = Role['status']

/** Enables and disables a record in its cell. Disabling asks first, since it may take rights away from users. */
export function StatusSwitch({ resource, record }: Omit<OwnCellProps, 'children' | 'mayEdit'>) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const change = useStatusChange(resource.entity, String(record.id), () => setAsking(false))
  const isEnabled = record['status' satisfies keyof Role] === 'enabled'
  const name = recordName(resource, record)
  return (
    <>
      <Switch
        size="small"
        checked={isEnabled}
        disabled={change.isPending}
        onChange={() => (isEnabled ? setAsking(true) : change.mutate('enabled'))}
        slotProps={{ input: { 'aria-label': translate('permissions.status.switch', { record: name }) } }}
      />
      {asking && (
        <ConfirmDialog
          open
          title={translate('permissions.status.disableTitle', { record: name })}
          words={{
            confirm: translate('permissions.status.disable'),
            cancel: translate('screens.action.cancel'),
          }}
          color="warning"
          busy={change.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => change.mutate('disabled')}
        >
          {translate(`permissions.status.${resource.entity}`)}
        </ConfirmDialog>
      )}
    </>
  )
}

function useStatusChange(entity: string, id: string, onDone: () => void) {
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  return useMutation({
    mutationFn: (status: Status) => dataProvider.updateMany(entity, { ids: [id], data: { status } }),
    onSuccess: (_answer, status) => notify(`permissions.status.${status}`, { type: 'success' }),
    onError: (error) => notifyFailure(error, 'screens.notify.notSaved'),
    onSettled: () => {
      onDone()
      return queries.invalidateQueries({ queryKey: [entity] })
    },
  })
}
