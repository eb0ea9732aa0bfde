import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import { BoardCard } from './BoardCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { ChosenMove } from './ChosenMove.tsx'
import { stateFilters } from './stateFilters.ts'
import { useBoardMove } from './useBoardMove.ts'
import { useBoardWords } from './useBoardWords.ts'

interface BoardProps {
  resource: Resource
  columns: readonly TableColumn[]
}

/**
 * The records of a list as cards, with a column for each state. Dropping a card in another column makes the move to that state.
 */
export function Board({ resource, columns }: BoardProps) {
  const words = useBoardWords()
  const entityWords = useEntityWords(resource)
  const { property = '' } = resource.states ?? {}
  const field = fieldOf(resource, property)
  const { states, others } = stateFilters(field ?? { source: property }, useWholeFilter())
  const board = useBoardMove(resource)
  const [held, setHeld] = useState<RaRecord>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(undefined)
    if (over && isHeld(active.data.current)) board.drop(active.data.current.record, String(over.id))
  }
  const shown = columns.filter(({ source }) => source !== property && source !== resource.display)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }: DragStartEvent) =>
        isHeld(active.data.current) && setHeld(active.data.current.record)
      }
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      <Box
        role="group"
        aria-label={fillPlaceholders(words.board, { state: entityWords.label(property) })}
        sx={boardStyle}
      >
        {states.map((state) => (
          <BoardColumn
            key={state}
            resource={resource}
            columns={shown}
            state={state}
            filter={{ ...others, [property]: state }}
            moving={board.moving}
            takes={held && (textOf(held[property]) === state || board.movesTo(held, state).length > 0)}
          />
        ))}
      </Box>
      {/* Outside the page: in its contained box the card would be placed as far off as the box is from the window's corner. */}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {held && <BoardCard resource={resource} columns={shown} record={held} isHeld />}
        </DragOverlay>,
        document.body,
      )}
      {board.asking && (
        <ChosenMove resource={resource} dropped={board.asking} onChoose={board.choose} onClose={board.stop} />
      )}
    </DndContext>
  )
}

function isHeld(data: unknown): data is { record: RaRecord } {
  return typeof data === 'object' && data !== null && 'record' in data
}

const boardStyle = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  pb: 2,
  overflowX: 'auto',
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  alignItems: 'flex-start',
  '@media print': { flexWrap: 'wrap' },
} as const
