import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { canMove } from '#shared/states/canMove.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { MoveManyDialog } from '../../actions/MoveManyDialog.tsx'

interface SelectionMovesProps {
  resource: Resource
  records: readonly RaRecord[]
  /** The moves that the current user may make. */
  moves: readonly Move[]
  /** The button that opened the menu. */
  anchor: HTMLElement | null
  onClose: () => void
  /** Called with the ids of the records that stay as they are. */
  onMoved: (refused: readonly string[]) => void
}

/** The menu of state moves for the selected records, each with the number of records that can make it. */
export function SelectionMoves({ resource, records, moves, ...props }: SelectionMovesProps) {
  const { anchor, onClose, onMoved } = props
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const [asking, setAsking] = useState<Move>()
  const movableBy = (move: Move) => records.filter((record) => mayMove(resource, record, move))
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {moves.map((move) => (
          <MenuItem
            key={move.code}
            dense
            disabled={movableBy(move).length === 0}
            onClick={() => {
              onClose()
              setAsking(move)
            }}
          >
            {translate('screens.move.counted', {
              move: words.move(move.code),
              count: movableBy(move).length,
            })}
          </MenuItem>
        ))}
      </Menu>
      {asking && (
        <MoveManyDialog
          resource={resource}
          records={movableBy(asking)}
          left={records.length - movableBy(asking).length}
          move={asking}
          onClose={() => setAsking(undefined)}
          onMoved={onMoved}
        />
      )}
    </>
  )
}

/** The state of a record that was selected on another page is unknown, so the server decides. */
function mayMove({ states }: Resource, record: RaRecord, move: Move): boolean {
  return !states || typeof record[states.property] !== 'string' || canMove(states, record, move)
}
