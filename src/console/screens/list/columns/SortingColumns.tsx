import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface SortingColumnsProps {
  /** The columns in their order. */
  sources: readonly string[]
  /** A column was dropped where another one is. */
  onMove: (source: string, to: string) => void
  onDragging: (isDragging: boolean) => void
  children: ReactNode
}

/** Lets the columns within be dragged up and down, by mouse and finger. */
export function SortingColumns({ sources, onMove, onDragging, children }: SortingColumnsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 3 } }))
  const drop = ({ active, over }: DragEndEvent) => {
    onDragging(false)
    if (over) onMove(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDown]}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragStart={() => onDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => onDragging(false)}
    >
      <SortableContext items={[...sources]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Behind an open menu nothing is read out: the menu tells by itself where a column went. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
