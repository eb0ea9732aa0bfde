import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface SortingColumnsProps {
  /** The names of the columns in their order. */
  sources: readonly string[]
  /** Called when a column is dropped in the place of another one. */
  onMove: (source: string, to: string) => void
  onDragging: (isDragging: boolean) => void
  children: ReactNode
}

/** Lets the columns inside it be dragged up and down, by mouse and finger. */
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

/** No announcements, because nothing behind an open menu is read out; the menu itself announces the new place. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
