import { DndContext, MouseSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import { SortableContext, horizontalListSortingStrategy, useSortable } from '@dnd-kit/sortable'
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import type { DragStarts } from './gestures/DragStarts.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { tabId } from './tabIds.ts'
import { isClosable } from './tabsState.ts'

interface SortingTabsProps {
  bar: RefObject<HTMLElement | null>
  tabs: readonly Tab[]
  dragStarts: DragStarts
  onMove: (path: string, to: number) => void
}

/**
 * Lets tabs be dragged along the bar. It draws nothing and moves the existing tabs: it is loaded late, and wrapping the tabs then
 * would rebuild them under the mouse.
 */
export function SortingTabs({ bar, tabs, dragStarts, onMove }: SortingTabsProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 5 } }))
  const paths = tabs.filter(isClosable).map(({ path }) => path)
  const drop = ({ active, over }: DragEndEvent) => {
    const to = tabs.findIndex(({ path }) => path === over?.id)
    if (over && over.id !== active.id && to >= 0) onMove(String(active.id), to)
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={[alongTheBar]}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={drop}
    >
      <SortableContext items={paths} strategy={horizontalListSortingStrategy}>
        {paths.map((path) => (
          <SortingTab key={path} path={path} bar={bar} dragStarts={dragStarts} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

interface SortingTabProps extends Pick<SortingTabsProps, 'bar' | 'dragStarts'> {
  path: string
}

function SortingTab({ path, bar, dragStarts }: SortingTabProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: path,
    transition: { duration: 200, easing: 'ease' },
  })
  useLayoutEffect(() => {
    setNodeRef(bar.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(path))}`) ?? null)
    return () => setNodeRef(null)
  }, [setNodeRef, bar, path])
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(path))
    if (!tab) return
    tab.style.transform = transform ? `translate3d(${transform.x}px, 0, 0)` : ''
    tab.style.transition = transition ?? ''
    tab.style.zIndex = isDragging ? '1' : ''
  }, [path, transform, transition, isDragging])
  useEffect(
    () => dragStarts.follow(path, (event) => listeners?.['onMouseDown']?.(event)),
    [dragStarts, path, listeners],
  )
  return null
}

const alongTheBar: Modifier = ({ transform }) => ({ ...transform, y: 0 })

/**
 * Turns off announcements: dragging is for the mouse; with keys a tab moves at once, and its place follows from the bar's order.
 */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
