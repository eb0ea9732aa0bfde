import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
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
  const before = useRef<EventTarget>(null)
  const undo = () => {
    goBackTo(before.current)
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
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        onFocus={({ relatedTarget }: FocusEvent) => (before.current = relatedTarget)}
        onClick={undo}
      >
        {translate('screens.action.undoDeletion')}
      </Button>
    </Box>
  )
}

/** The message goes away with its button: keys go on where they were before, or at the page. */
function goBackTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected
  const place = isThere ? before : document.querySelector('main')
  place?.focus({ preventScroll: true })
}
