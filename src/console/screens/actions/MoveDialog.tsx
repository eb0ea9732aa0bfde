import { Suspense, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'
import { MoveFormDialog } from './dialogs.ts'
import { isRefusedInside } from './isRefusedInside.ts'
import { moveColor } from './moveColor.ts'
import { useMoveRecord } from './useMoveRecord.ts'
import { dismissLabel } from './dismissLabel.ts'

/** The props of the dialog. */
export interface MoveDialogProps {
  resource: Resource
  record: RaRecord
  move: Move
  onClose: () => void
}

/** Asks the move's own question, then makes it. */
export function MoveDialog({ resource, record, move, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const mover = useMoveRecord(resource)
  const refusals = useMemo(() => saveFailureOf(mover.error).fields, [mover.error])
  const name = words.move(move.code)
  const title = translate('screens.move.title', { move: name, record: recordTitle(resource, record, words) })
  if (move.asks) {
    return (
      <Suspense>
        <MoveFormDialog
          resource={resource}
          move={move}
          title={title}
          record={record}
          busy={mover.isPending}
          refusals={refusals}
          onClose={onClose}
          onMove={(values, explainFailure) =>
            mover.mutateAsync({ record, move, values, explainFailure }).then(onClose, (error: unknown) => {
              if (!isRefusedInside(error, move)) onClose()
            })
          }
        >
          {words.moveQuestion(move.code)}
        </MoveFormDialog>
      </Suspense>
    )
  }
  return (
    <ConfirmDialog
      open
      title={title}
      words={{ confirm: name, cancel: dismissLabel(translate, name) }}
      color={moveColor(move)}
      busy={mover.isPending}
      onClose={onClose}
      onConfirm={() => void mover.mutateAsync({ record, move }).then(onClose, onClose)}
    >
      {words.moveQuestion(move.code)}
    </ConfirmDialog>
  )
}
