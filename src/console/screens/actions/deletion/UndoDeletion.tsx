import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { fieldReason } from '../../../session/entities/fieldReason.ts'
import { UndoMessage } from '../undo/UndoMessage.tsx'
import { restoreRecords } from './restoreRecords.ts'
import { restoreRefusalIn } from './restoreRefusal.ts'

interface UndoDeletionProps {
  resource: Resource
  records: readonly RaRecord[]
}

/** Reports a deletion and offers to undo it. */
export function UndoDeletion({ resource, records }: UndoDeletionProps) {
  const notify = useNotify()
  const tellRefusal = useTellRefusal({ resource, records })
  const queries = useQueryClient()
  const isOne = records.length === 1
  const undo = () => {
    const restored = () => {
      notify(isOne ? 'screens.notify.restored' : 'screens.notify.restoredMany', {
        type: 'success',
        messageArgs: { count: records.length },
      })
      void queries.invalidateQueries({ queryKey: [resource.entity] })
    }
    const ids = records.map(({ id }) => String(id))
    restoreRecords(resource, ids).then(restored, tellRefusal)
  }
  return (
    <UndoMessage
      text={isOne ? 'screens.notify.deleted' : 'screens.notify.deletedMany'}
      count={records.length}
      onUndo={undo}
    />
  )
}

/** Reports why records stay deleted: which of several prevents the restoration, and which of its fields. */
function useTellRefusal({ resource, records }: UndoDeletionProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const notifyFailure = useNotifyFailure()
  return (error: unknown) => {
    const { id, fields } = restoreRefusalIn(error)
    const held = records.length > 1 ? records.find((record) => record.id === id) : undefined
    const reasons = fields.map((field) => fieldReason(field, { ...words, translate }))
    const failed = translate('screens.notify.notRestored')
    notifyFailure(
      reasons.length > 0 ? new Error(reasons.join(' ')) : error,
      held
        ? translate('shell.failedBecause', { failed, reason: `“${recordTitle(resource, held, words)}”` })
        : failed,
    )
  }
}
