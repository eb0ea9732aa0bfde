import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { LinkBase, useCreatePath, useRedirect, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { leaving } from '../../kit/tabs/leaving.ts'
import { useEndPage } from '../../kit/tabs/useEndPage.ts'
import type { OwnAction } from '../parts/OwnParts.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useOwnActions } from '../parts/useOwnActions.ts'
import { DeleteDialog, MoveDialog } from './dialogs.ts'
import { MoreActions } from './MoreActions.tsx'
import { isSecondClick } from '../../kit/browser/isSecondClick.ts'
import { hasDialog, movesOf } from './movesOf.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import { useCopyLink } from './useCopyLink.ts'
import { useMoveRecord } from './useMoveRecord.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'

interface RecordActionsProps {
  resource: Resource
  record: RaRecord
  allowed: AllowedActions
  /** The page that shows the buttons; no button links to it. */
  page: 'show' | 'edit'
}

/**
 * The buttons in the head of a record's page: state moves, edit or view, delete. If there are many, or little room, most of them
 * go into a menu.
 */
export function RecordActions({ resource, record, allowed, page }: RecordActionsProps) {
  const redirect = useRedirect()
  const end = useEndPage()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const moves = movesOf(resource, record, allowed)
  const own = useOwnActions(resource, 'record', allowed)
  const leave = () => end(() => redirect('list', resource.entity, undefined, undefined, leaving))
  const other = page === 'show' ? 'edit' : 'show'
  const otherPage = allowed[other] && <OtherPage resource={resource} record={record} other={other} />
  // A phone has room for one button beside the link to the other page; elsewhere more than four are too many to scan.
  if (moves.length + own.length + Number(allowed.copy) + Number(allowed.delete) > (isNarrow ? 1 : 4)) {
    const shown = isNarrow ? [] : moves.slice(0, 3)
    const others = {
      moves: moves.filter((move) => !shown.includes(move)),
      own,
      mayCopy: allowed.copy,
      mayDelete: allowed.delete,
      onDeleted: leave,
    }
    return (
      <>
        <MoveButtons resource={resource} record={record} moves={shown} />
        {otherPage}
        <MoreActions resource={resource} record={record} {...others} />
      </>
    )
  }
  return (
    <>
      <MoveButtons resource={resource} record={record} moves={moves} />
      <OwnButtons resource={resource} record={record} actions={own} />
      {otherPage}
      {allowed.copy && <CopyButton resource={resource} record={record} />}
      {allowed.delete && <DeleteButton resource={resource} record={record} onDeleted={leave} />}
    </>
  )
}

type OfRecord = Pick<RecordActionsProps, 'resource' | 'record'>

function OtherPage({ resource, record, other }: OfRecord & { other: 'show' | 'edit' }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: resource.entity, id: record.id, type: other })}
      variant={other === 'edit' ? 'contained' : 'outlined'}
      startIcon={other === 'edit' ? <EditOutlined /> : <VisibilityOutlined />}
    >
      {translate(`screens.action.${other}`)}
    </Button>
  )
}

function CopyButton({ resource, record }: OfRecord) {
  const { label, to } = useCopyLink(resource, record)
  return (
    <Button component={LinkBase} to={to} variant="outlined" startIcon={<ContentCopy />}>
      {label}
    </Button>
  )
}

function DeleteButton({ resource, record, onDeleted }: OfRecord & { onDeleted: () => void }) {
  const translate = useTranslate()
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        {translate('screens.action.delete')}
      </Button>
      {deleting && (
        <Overlay onClose={() => setDeleting(false)}>
          <DeleteDialog
            resource={resource}
            records={[record]}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Overlay>
      )}
    </>
  )
}

function OwnButtons({ resource, record, actions }: OfRecord & { actions: readonly OwnAction[] }) {
  const translate = useTranslate()
  const [acting, setActing] = useState<OwnAction>()
  return (
    <>
      {actions.map((action) => (
        <Button key={action.label} variant="outlined" onClick={() => setActing(action)}>
          {translate(action.label)}
        </Button>
      ))}
      {acting && (
        <Overlay onClose={() => setActing(undefined)}>
          <acting.Dialog resource={resource} records={[record]} onClose={() => setActing(undefined)} />
        </Overlay>
      )}
    </>
  )
}

function MoveButtons({ resource, record, moves }: OfRecord & { moves: readonly Move[] }) {
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
          aria-haspopup={hasDialog(move) ? 'dialog' : undefined}
          onClick={(event) => {
            if (hasDialog(move)) setAsking(move)
            else if (!isSecondClick(event)) mover.mutate({ record, move })
          }}
        >
          {words.move(move.code)}
        </Button>
      ))}
      {asking && (
        <Overlay onClose={() => setAsking(undefined)}>
          <MoveDialog
            resource={resource}
            record={record}
            move={asking}
            onClose={() => setAsking(undefined)}
          />
        </Overlay>
      )}
    </>
  )
}

function buttonColor({ color = 'primary' }: Move) {
  return color === 'default' ? 'inherit' : color
}
