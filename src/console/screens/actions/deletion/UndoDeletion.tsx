import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { restoreRecords } from './restoreRecords.ts'

interface UndoDeletionProps {
  resource: Resource
  ids: readonly string[]
}

/** Says that records were deleted, and takes it back. */
export function UndoDeletion({ resource, ids }: UndoDeletionProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const undo = () => {
    close()
    const restored = () => {
      notify('screens.notify.restored', { type: 'success' })
      void queries.invalidateQueries({ queryKey: [resource.entity] })
    }
    restoreRecords(resource, ids).then(restored, (error: unknown) =>
      notifyFailure(error, 'screens.notify.notRestored'),
    )
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      {translate('screens.notify.deleted')}
      <Button color="inherit" variant="outlined" size="small" onClick={undo}>
        {translate('screens.action.undoDeletion')}
      </Button>
    </Box>
  )
}
