import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { recordName } from '../../resources/recordName.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { MoveDialog } from '../MoveDialog.tsx'
import { movesOf } from '../movesOf.ts'
import type { Allowed } from '../useAllowed.ts'
import { useMoveRecord } from '../useMoveRecord.ts'

interface RowActionsProps {
  resource: Resource
  record: RaRecord
  allowed: Allowed
  /** Where there is no room everything goes into the menu. */
  compact?: boolean
  /** More links of the row, such as one that adds a record below it. */
  extra?: readonly RowLink[]
}

/** A link among the actions of a row. */
export interface RowLink {
  label: string
  to: string
}

/** What can be done with one row: view, edit, and behind a menu its state moves and delete. */
export function RowActions({ resource, record, allowed, compact = false, extra = [] }: RowActionsProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const moves = movesOf(resource, record, allowed)
  const name = recordName(resource, record)
  const own = (['show', 'edit'] as const).filter((action) => allowed[action])
  const links = [
    ...extra,
    ...own.map((type) => ({
      label: translate(`screens.action.${type}`),
      to: createPath({ resource: resource.entity, id: record.id, type }),
    })),
  ]
  const hasMenu = moves.length > 0 || allowed.delete || (compact && links.length > 0)
  return (
    <>
      {!compact && links.map((link) => <LinkButton key={link.to} link={link} name={name} />)}
      {hasMenu && (
        <MoreMenu
          resource={resource}
          record={record}
          moves={moves}
          links={compact ? links : []}
          mayDelete={allowed.delete}
          name={name}
        />
      )}
    </>
  )
}

function LinkButton({ link: { label, to }, name }: { link: RowLink; name: string }) {
  return (
    <Button size="small" component={LinkBase} to={to} aria-label={`${label} ${name}`} sx={{ minWidth: 0 }}>
      {label}
    </Button>
  )
}

interface MoreMenuProps extends Pick<RowActionsProps, 'resource' | 'record'> {
  links: readonly RowLink[]
  moves: readonly Move[]
  mayDelete: boolean
  name: string
}

function MoreMenu({ resource, record, moves, links, mayDelete, name }: MoreMenuProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const mover = useMoveRecord(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<Move | 'delete'>()
  const choose = (move: Move) => {
    setAnchor(null)
    if (move.confirm) setAsking(move)
    else mover.mutate({ record, move })
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('screens.action.moreOf', { record: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {links.map(({ label, to }) => (
          <MenuItem key={to} dense component={LinkBase} to={to}>
            {label}
          </MenuItem>
        ))}
        {moves.map((move) => (
          <MenuItem key={move.code} dense onClick={() => choose(move)}>
            {words.move(move.code)}
          </MenuItem>
        ))}
        {moves.length + links.length > 0 && mayDelete && <Divider />}
        {mayDelete && (
          <MenuItem
            dense
            sx={{ color: 'error.main' }}
            onClick={() => {
              setAnchor(null)
              setAsking('delete')
            }}
          >
            {translate('screens.action.delete')}
          </MenuItem>
        )}
      </Menu>
      {asking === 'delete' && (
        <DeleteDialog
          resource={resource}
          records={[record]}
          onClose={() => setAsking(undefined)}
          onDeleted={noop}
        />
      )}
      {asking !== undefined && asking !== 'delete' && (
        <MoveDialog resource={resource} record={record} move={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}

function noop(): void {
  // The list reads itself anew after a delete.
}
