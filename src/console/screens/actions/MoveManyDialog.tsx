import { Suspense, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { saveFailureOf } from '../../fields/form/saveFailure.ts'
import { AskingDialog } from './dialogs.ts'
import { isRefusedInside } from './isRefusedInside.ts'
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
  const refusals = useMemo(() => saveFailureOf(mover.error).fields, [mover.error])
  const name = words.move(move.code)
  const facts = { move: name, count: records.length }
  const title = translate('screens.move.title', { move: name, record: words.namesInText })
  const question = (
    <>
      {translate('screens.move.question', facts)}
      {left > 0 && <p>{translate('screens.move.left', { smart_count: left })}</p>}
    </>
  )
  if (move.asks) {
    return (
      <Suspense>
        <AskingDialog
          resource={resource}
          move={move}
          title={title}
          busy={mover.isPending}
          refusals={refusals}
          onClose={onClose}
          onMove={(values) =>
            mover.mutate(
              { records, move, values },
              {
                onSuccess: () => {
                  onMoved()
                  onClose()
                },
                onError: (error) => isRefusedInside(error, move) || onClose(),
              },
            )
          }
        >
          {question}
        </AskingDialog>
      </Suspense>
    )
  }
  return (
    <ConfirmDialog
      open
      title={title}
      words={{ confirm: name, cancel: translate('screens.action.cancel') }}
      color={moveColor(move)}
      busy={mover.isPending}
      onClose={onClose}
      onConfirm={() => mover.mutate({ records, move }, { onSuccess: onMoved, onSettled: onClose })}
    >
      {question}
    </ConfirmDialog>
  )
}
