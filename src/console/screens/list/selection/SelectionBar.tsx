import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { OwnAction } from '../../parts/OwnParts.ts'
import { useOwnActions } from '../../parts/useOwnActions.ts'
import { DeleteDialog } from '../../actions/dialogs.ts'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { useAllowedFor } from '../../actions/useAllowedFor.ts'
import { BarButton } from './BarButton.tsx'
import { useClearSelectionOnWithdrawal } from './useClearSelectionOnWithdrawal.ts'
import styles from './SelectionBar.module.css'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

// Loaded when the menu or the dialog is opened.
const SelectionMoves = lazy(async () => ({ default: (await import('./SelectionMoves.tsx')).SelectionMoves }))
const ChangeManyDialog = lazy(async () => ({
  default: (await import('./change/ChangeManyDialog.tsx')).ChangeManyDialog,
}))

interface SelectionBarProps {
  resource: Resource
  /** Whether the user may do anything with selected rows. */
  selectable: boolean
}

/** Replaces the toolbar while rows are selected; of the same height, so that nothing jumps. */
export function SelectionBar({ resource, selectable }: SelectionBarProps) {
  const translate = useTranslate()
  const { selectedIds, onSelect, onUnselectItems, data } = useListContext()
  useClearSelectionOnWithdrawal(selectable)
  const [asking, setAsking] = useState<'change' | 'delete'>()
  const [movesAt, setMovesAt] = useState<HTMLElement | null>(null)
  const [isMovesUsed, setMovesUsed] = useState(false)
  const [acting, setActing] = useState<OwnAction>()
  const ofEntity = useAllowed(resource)
  const allowedFor = useAllowedFor(resource)
  const records = selectedIds.map((id) => data?.find((record) => record.id === id) ?? { id })
  // A single record that may not be changed would have the whole call refused.
  const allowed = records.map(allowedFor).find(({ isAbove }) => isAbove) ?? ofEntity
  const own = useOwnActions(resource, 'selection', allowed)
  const stop = () => setAsking(undefined)
  return (
    <div className={styles.bar}>
      <p aria-live="polite" className={styles.count}>
        {translate('screens.list.selected', { count: selectedIds.length })}
      </p>
      {allowed.isAbove && <p className={styles.reason}>{translate('permissions.above.selected')}</p>}
      <BarButton onClick={() => onUnselectItems()}>{translate('screens.list.unselect')}</BarButton>
      {own.map((action) => (
        <BarButton key={action.label} look="outlined" onClick={() => setActing(action)}>
          {translate(action.label)}
        </BarButton>
      ))}
      {allowed.moves.length > 0 && (
        <BarButton
          look="outlined"
          aria-haspopup="menu"
          aria-expanded={movesAt !== null}
          onClick={(event) => {
            setMovesUsed(true)
            setMovesAt(event.currentTarget)
          }}
        >
          {translate('screens.move.many')}
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z" />
          </svg>
        </BarButton>
      )}
      {isMovesUsed && (
        <Overlay open={movesAt !== null} onClose={() => setMovesAt(null)}>
          <SelectionMoves
            resource={resource}
            records={records}
            moves={allowed.moves}
            anchor={movesAt}
            onClose={() => setMovesAt(null)}
            onMoved={(refused) => onSelect([...refused])}
          />
        </Overlay>
      )}
      {allowed.edit && (
        <BarButton look="outlined" aria-haspopup="dialog" onClick={() => setAsking('change')}>
          {translate('screens.list.changeSelected')}
        </BarButton>
      )}
      {allowed.delete && (
        <BarButton look="danger" aria-haspopup="dialog" onClick={() => setAsking('delete')}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z" />
          </svg>
          {translate('screens.list.deleteSelected')}
        </BarButton>
      )}
      {acting && (
        <Overlay onClose={() => setActing(undefined)}>
          <acting.Dialog resource={resource} records={records} onClose={() => setActing(undefined)} />
        </Overlay>
      )}
      <Overlay open={asking !== undefined} onClose={stop}>
        {asking === 'change' && (
          <ChangeManyDialog
            resource={resource}
            records={records}
            onClose={stop}
            onChanged={(refused) => onSelect([...refused])}
          />
        )}
        {asking === 'delete' && (
          <DeleteDialog
            resource={resource}
            records={records}
            onClose={stop}
            onDeleted={() => onUnselectItems()}
            onSomeGone={onSelect}
          />
        )}
      </Overlay>
    </div>
  )
}
