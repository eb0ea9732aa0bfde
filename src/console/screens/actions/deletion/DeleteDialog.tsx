import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useDelete, useDeleteMany, useNotify, useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import { recordsAtMost } from '#shared/contracts/BulkReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import type { FenxiaoDataProvider } from '../../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { blockingRecord } from './blockingRecord.ts'
import { isUnanswered, recordsLeft } from './recordsLeft.ts'
import { undoMessageStays } from '../undo/UndoMessage.tsx'
import { UndoDeletion } from './UndoDeletion.tsx'

/** The props of the dialog. */
export interface DeleteDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  onClose: () => void
  onDeleted: () => void
  /** Called when a refused deletion finds some of the records gone, with the ids of those that are left. */
  onSomeGone?: (left: Identifier[]) => void
}

/** Asks before anything is deleted, in the entity's own words for a single record. */
export function DeleteDialog({ resource, records, ...callbacks }: DeleteDialogProps) {
  const { onClose } = callbacks
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const isTooMany = records.length > recordsAtMost
  const { remove, busy } = useRemove(resource, records, callbacks)
  const [first] = records
  const record = first ? recordTitle(resource, first, words) : ''
  const { restore: mayRestore } = useAllowed(resource)
  const kept = mayRestore ? translate('screens.delete.kept') : ''
  const end = resource.permissions.restore === undefined ? translate('screens.delete.forGood') : kept
  const question =
    records.length === 1
      ? (words.deleteQuestion ?? translate('screens.delete.one', { record, end }))
      : translate('screens.delete.many', { count: records.length, end })
  return (
    <ConfirmDialog
      open
      title={translate('screens.delete.title', { name: records.length === 1 ? record : words.namesInText })}
      words={{ confirm: translate('screens.action.delete'), cancel: translate('screens.action.cancel') }}
      color="error"
      busy={busy}
      disabled={isTooMany}
      onClose={onClose}
      onConfirm={remove}
    >
      {isTooMany
        ? translate('screens.delete.tooMany', { count: records.length, most: recordsAtMost })
        : question}
    </ConfirmDialog>
  )
}

function useRemove(
  resource: Resource,
  records: readonly RaRecord[],
  { onClose, onDeleted, onSomeGone }: Omit<DeleteDialogProps, 'resource' | 'records'>,
) {
  const { entity } = resource
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  const { restore: mayUndo } = useAllowed(resource)
  const [removeOne, one] = useDelete()
  const [removeMany, many] = useDeleteMany()
  // Refreshes only lists of the records; the records' own pages would request records that are gone.
  const refreshLists = () => {
    for (const call of ['getList', 'getTree', 'getMany'])
      void queries.invalidateQueries({ queryKey: [entity, call] })
  }
  const removed = () => {
    const undo = mayUndo && <UndoDeletion resource={resource} records={records} />
    const text = records.length === 1 ? 'screens.notify.deleted' : 'screens.notify.deletedMany'
    notify(undo || text, {
      type: 'success',
      messageArgs: { count: records.length },
      ...(mayUndo && undoMessageStays),
    })
    onClose()
    onDeleted()
    refreshLists()
  }
  const refused = async (error: unknown) => {
    const left = await recordsLeft(dataProvider, entity, { records, error })
    if (left?.length === 0 && isUnanswered(error)) return removed()
    if (left && left.length < records.length) {
      onSomeGone?.(left.map(({ id }) => id))
      refreshLists()
    }
    const held = blockingRecord(error, left ?? [])
    notifyFailure(
      error,
      held
        ? translate('screens.notify.noneDeleted', { record: recordTitle(resource, held, words) })
        : 'screens.notify.notDeleted',
    )
    onClose()
  }
  const [first] = records
  return {
    busy: one.isPending || many.isPending,
    remove: () => {
      const removing: Promise<unknown> =
        records.length === 1 && first
          ? removeOne(entity, { id: first.id, previousData: first }, atOnce)
          : removeMany(entity, { ids: records.map(({ id }) => id) }, atOnce)
      void removing.then(removed, refused)
    },
  }
}

/** Returns a promise, because callbacks of the call are dropped if its page is out of sight by then. */
const atOnce = { mutationMode: 'pessimistic', returnPromise: true } as const
