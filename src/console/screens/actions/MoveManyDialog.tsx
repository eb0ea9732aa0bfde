import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { moveColor } from './moveColor.ts'
import { useMoveRecords } from './useMoveRecords.ts'

interface MoveManyDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  /** How many of the selected records cannot make the move and stay as they are. */
  left: number
  move: Move
  onClose: () => void
  onMoved: () => void
}

/** Asks before many records change their state at once. */
export function MoveManyDialog({ resource, records, left, move, onClose, onMoved }: MoveManyDialogProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const mover = useMoveRecords(resource)
  const name = words.move(move.code)
  const facts = { move: name, count: records.length }
  return (
    <ConfirmDialog
      open
      title={translate('screens.move.title', { move: name, record: words.namesInText })}
      words={{ confirm: name, cancel: translate('screens.action.cancel') }}
      color={moveColor(move)}
      busy={mover.isPending}
      onClose={onClose}
      onConfirm={() => mover.mutate({ records, move }, { onSuccess: onMoved, onSettled: onClose })}
    >
      {translate('screens.move.question', facts)}
      {left > 0 && <p>{translate('screens.move.left', { smart_count: left })}</p>}
    </ConfirmDialog>
  )
}
