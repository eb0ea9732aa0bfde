import { Suspense, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'
import { MoveFormDialog } from './dialogs.ts'
import { isRefusedInside } from './isRefusedInside.ts'
import { ChangeReport } from './ChangeReport.tsx'
import { wantedBy } from './movesOf.ts'
import { moveColor } from './moveColor.ts'
import { useMoveRecords } from './useMoveRecords.ts'
import { dismissLabel } from './dismissLabel.ts'

interface MoveManyDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  /** How many of the selected records cannot make the move and stay as they are. */
  left: number
  move: Move
  onClose: () => void
  /** Called with the ids of the records that stay as they are. */
  onMoved: (refused: readonly string[]) => void
}

/** Asks before many records change their state at once, and reports which of them could not. */
export function MoveManyDialog({ resource, records, left, move, onClose, onMoved }: MoveManyDialogProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const mover = useMoveRecords(resource)
  const refusals = useMemo(() => saveFailureOf(mover.error).fields, [mover.error])
  const name = words.move(move.code)
  const showReport = ({ refused }: BulkReport) => {
    onMoved(refused.map(({ id }) => id))
    if (refused.length === 0) onClose()
  }
  const facts = { move: name, count: records.length }
  const title = translate('screens.move.title', { move: name, record: words.namesInText })
  const question = (
    <>
      {translate('screens.move.question', facts)}
      {left > 0 && <p>{translate('screens.move.left', { smart_count: left })}</p>}
    </>
  )
  if (mover.data) {
    const { records: moved, values } = mover.variables
    return (
      <ChangeReport
        resource={resource}
        title={title}
        records={moved}
        wanted={wantedBy(resource, move, values)}
        report={mover.data}
        onClose={onClose}
      />
    )
  }
  if (move.asks) {
    return (
      <Suspense>
        <MoveFormDialog
          resource={resource}
          move={move}
          title={title}
          busy={mover.isPending}
          refusals={refusals}
          onClose={onClose}
          onMove={(values) =>
            mover.mutateAsync({ records, move, values }).then(showReport, (error: unknown) => {
              if (!isRefusedInside(error, move)) onClose()
            })
          }
        >
          {question}
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
      onConfirm={() => void mover.mutateAsync({ records, move }).then(showReport, onClose)}
    >
      {question}
    </ConfirmDialog>
  )
}
