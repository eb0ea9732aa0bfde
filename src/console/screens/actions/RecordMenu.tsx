import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { MenuItemProps } from '@mui/material/MenuItem'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { OwnAction } from '../parts/OwnParts.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { DeleteDialog, MoveDialog } from './dialogs.ts'
import type { RecordLink } from './RecordLink.ts'
import { hasDialog } from './movesOf.ts'
import { useCopyLink } from './useCopyLink.ts'
import { useMoveRecord } from './useMoveRecord.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'

/** The actions on a record, and the anchor of the menu that shows them. */
export interface RecordMenuProps {
  resource: Resource
  record: RaRecord
  links?: readonly RecordLink[]
  moves: readonly Move[]
  own: readonly OwnAction[]
  mayCopy: boolean
  mayDelete: boolean
  anchor: HTMLElement | null
  onClose: () => void
  onDeleted?: () => void
}

/** The menu of a record: its links where there is no room for them, its state moves, copy and delete. */
export function RecordMenu({ resource, record, links = [], moves, own, ...props }: RecordMenuProps) {
  const { mayCopy, mayDelete, anchor, onClose, onDeleted } = props
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const copy = useCopyLink(resource, record)
  const shownLinks = mayCopy ? [...links, copy] : links
  const mover = useMoveRecord(resource)
  const [asking, setAsking] = useState<Move | 'delete'>()
  const [acting, setActing] = useState<OwnAction>()
  const ask = (what: Move | 'delete') => {
    onClose()
    if (what === 'delete' || hasDialog(what)) setAsking(what)
    else mover.mutate({ record, move: what })
  }
  const stop = () => setAsking(undefined)
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {shownLinks.map((link) => (
          <LinkItem key={link.label} link={link} onClose={onClose} />
        ))}
        {own.map((action) => (
          <MenuItem
            key={action.label}
            dense
            onClick={() => {
              onClose()
              setActing(action)
            }}
          >
            {translate(action.label)}
          </MenuItem>
        ))}
        {moves.map((move) => (
          <MenuItem key={move.code} dense onClick={() => ask(move)}>
            {words.move(move.code)}
          </MenuItem>
        ))}
        {moves.length + shownLinks.length + own.length > 0 && mayDelete && <Divider />}
        {mayDelete && (
          <MenuItem dense sx={{ color: 'error.main' }} onClick={() => ask('delete')}>
            {translate('screens.action.delete')}
          </MenuItem>
        )}
      </Menu>
      <Overlay open={asking !== undefined} onClose={stop}>
        {asking === 'delete' && (
          <DeleteDialog resource={resource} records={[record]} onClose={stop} onDeleted={onDeleted ?? stop} />
        )}
        {asking !== undefined && asking !== 'delete' && (
          <MoveDialog resource={resource} record={record} move={asking} onClose={stop} />
        )}
      </Overlay>
      {acting && (
        <Overlay onClose={() => setActing(undefined)}>
          <acting.Dialog resource={resource} records={[record]} onClose={() => setActing(undefined)} />
        </Overlay>
      )}
    </>
  )
}

interface LinkItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  link: RecordLink
  onClose: () => void
}

/** `item` passes on the props by which the menu gives its first item the focus. */
function LinkItem({ link: { label, to, run }, onClose, ...item }: LinkItemProps) {
  if (to !== undefined) {
    return (
      <MenuItem dense {...item} component={LinkBase} to={to}>
        {label}
      </MenuItem>
    )
  }
  const act = () => {
    onClose()
    run?.()
  }
  return (
    <MenuItem dense {...item} onClick={act}>
      {label}
    </MenuItem>
  )
}
