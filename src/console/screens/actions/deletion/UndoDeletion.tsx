import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { UndoMessage } from '../undo/UndoMessage.tsx'
import { restoreRecords } from './restoreRecords.ts'

interface UndoDeletionProps {
  resource: Resource
  ids: readonly string[]
}

/** Says that records were deleted, and takes it back. */
export function UndoDeletion({ resource, ids }: UndoDeletionProps) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const undo = () => {
    const restored = () => {
      notify('screens.notify.restored', { type: 'success' })
      void queries.invalidateQueries({ queryKey: [resource.entity] })
    }
    restoreRecords(resource, ids).then(restored, (error: unknown) =>
      notifyFailure(error, 'screens.notify.notRestored'),
    )
  }
  return <UndoMessage text="screens.notify.deleted" onUndo={undo} />
}
