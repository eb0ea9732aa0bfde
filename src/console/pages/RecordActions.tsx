import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { LinkBase, useCreatePath, useRedirect, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { leaving } from '../forms/leaving.ts'
import type { OwnAction } from '../resources/OwnParts.ts'
import { useEntityWords } from '../resources/useEntityWords.ts'
import { useOwnActions } from '../resources/useOwnActions.ts'
import { DeleteDialog, MoveDialog } from './dialogs.ts'
import { movesOf } from './movesOf.ts'
import { useAllowed } from './useAllowed.ts'
import { useMoveRecord } from './useMoveRecord.ts'

interface RecordActionsProps {
  resource: Resource
  record: RaRecord
  /** The page the buttons stand on does not link to itself. */
  page: 'show' | 'edit'
}

/** The buttons in the head of a record's page: its state moves, edit or view, delete. */
export function RecordActions({ resource, record, page }: RecordActionsProps) {
  const allowed = useAllowed(resource)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const redirect = useRedirect()
  const [deleting, setDeleting] = useState(false)
  const other = page === 'show' ? 'edit' : 'show'
  const { entity } = resource
  return (
    <>
      <MoveButtons resource={resource} record={record} moves={movesOf(resource, record, allowed)} />
      <OwnButtons resource={resource} record={record} />
      {allowed[other] && (
        <Button
          component={LinkBase}
          to={createPath({ resource: entity, id: record.id, type: other })}
          variant={page === 'show' ? 'contained' : 'outlined'}
          startIcon={other === 'edit' ? <EditOutlined /> : <VisibilityOutlined />}
        >
          {translate(`screens.action.${other}`)}
        </Button>
      )}
      {allowed.delete && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<DeleteOutlined />}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {translate('screens.action.delete')}
        </Button>
      )}
      {deleting && (
        <Suspense>
          <DeleteDialog
            resource={resource}
            records={[record]}
            onClose={() => setDeleting(false)}
            onDeleted={() => redirect('list', entity, undefined, undefined, leaving)}
          />
        </Suspense>
      )}
    </>
  )
}

function OwnButtons({ resource, record }: Pick<RecordActionsProps, 'resource' | 'record'>) {
  const translate = useTranslate()
  const actions = useOwnActions(resource, 'record')
  const [acting, setActing] = useState<OwnAction>()
  return (
    <>
      {actions.map((action) => (
        <Button key={action.label} variant="outlined" onClick={() => setActing(action)}>
          {translate(action.label)}
        </Button>
      ))}
      {acting && (
        <Suspense>
          <acting.Dialog resource={resource} records={[record]} onClose={() => setActing(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function MoveButtons({
  resource,
  record,
  moves,
}: {
  resource: Resource
  record: RaRecord
  moves: readonly Move[]
}) {
  const words = useEntityWords(resource)
  const mover = useMoveRecord(resource)
  const [asking, setAsking] = useState<Move>()
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move.code}
          variant="outlined"
          color={buttonColor(move)}
          disabled={mover.isPending}
          aria-haspopup={move.confirm ? 'dialog' : undefined}
          onClick={() => (move.confirm ? setAsking(move) : mover.mutate({ record, move }))}
        >
          {words.move(move.code)}
        </Button>
      ))}
      {asking && (
        <Suspense>
          <MoveDialog
            resource={resource}
            record={record}
            move={asking}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function buttonColor({ color = 'primary' }: Move) {
  return color === 'default' ? 'inherit' : color
}
