import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { MoveDialog } from '../MoveDialog.tsx'
import { useMoveRecord } from '../useMoveRecord.ts'
import type { RowLink } from './RowLink.ts'

interface RowMenuProps {
  resource: Resource
  record: RaRecord
  links: readonly RowLink[]
  moves: readonly Move[]
  mayDelete: boolean
  anchor: HTMLElement | null
  onClose: () => void
}

/** The menu of a row: its links where there is no room for them, its state moves, and delete. */
export function RowMenu({ resource, record, links, moves, mayDelete, anchor, onClose }: RowMenuProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const mover = useMoveRecord(resource)
  const [asking, setAsking] = useState<Move | 'delete'>()
  const ask = (what: Move | 'delete') => {
    onClose()
    if (what === 'delete' || what.confirm) setAsking(what)
    else mover.mutate({ record, move: what })
  }
  const stop = () => setAsking(undefined)
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {links.map(({ label, to }) => (
          <MenuItem key={to} dense component={LinkBase} to={to}>
            {label}
          </MenuItem>
        ))}
        {moves.map((move) => (
          <MenuItem key={move.code} dense onClick={() => ask(move)}>
            {words.move(move.code)}
          </MenuItem>
        ))}
        {moves.length + links.length > 0 && mayDelete && <Divider />}
        {mayDelete && (
          <MenuItem dense sx={{ color: 'error.main' }} onClick={() => ask('delete')}>
            {translate('screens.action.delete')}
          </MenuItem>
        )}
      </Menu>
      {asking === 'delete' && (
        <DeleteDialog resource={resource} records={[record]} onClose={stop} onDeleted={stop} />
      )}
      {asking !== undefined && asking !== 'delete' && (
        <MoveDialog resource={resource} record={record} move={asking} onClose={stop} />
      )}
    </>
  )
}
