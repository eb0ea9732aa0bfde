import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import type { DropTarget, TreeMoves } from './useTreeMoves.ts'

/** The share of a row's height at each of its edges where a drop goes beside it; a drop in the middle goes inside it. */
const edge = 0.28

/** Drags rows of a tree by their handles. The table has the handlers, so that only the row under the mouse is rendered again. */
export function useTreeDrag(moves: TreeMoves | undefined) {
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<DropTarget>()
  // The events of a quick drag come before the table is rendered again.
  const current = useRef<string>(undefined)
  const drag = (id: string | undefined) => {
    current.current = id
    setDragged(id)
  }
  const stop = () => {
    drag(undefined)
    setTarget(undefined)
  }
  if (!moves) return { dragged, target, table: {} }
  const fittingTarget = (event: DragEvent) => {
    const next = targetOf(event)
    return next && current.current !== undefined && moves.fits(current.current, next) ? next : undefined
  }
  const table = {
    onDragStart: (event: DragEvent) => {
      const id = rowOf(event)?.dataset['treeId']
      if (id === undefined) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      drag(id)
    },
    onDragOver: (event: DragEvent) => {
      const next = fittingTarget(event)
      if (next) event.preventDefault()
      if (next?.id !== target?.id || next?.side !== target?.side) setTarget(next)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const next = fittingTarget(event)
      if (current.current !== undefined && next) moves.drop(current.current, next)
      stop()
    },
    onDragEnd: stop,
  }
  return { dragged, target, table }
}

function rowOf({ target }: DragEvent): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('[data-tree-id]') : null
  return row instanceof HTMLElement ? row : undefined
}

function targetOf(event: DragEvent): DropTarget | undefined {
  const row = rowOf(event)
  const id = row?.dataset['treeId']
  if (!row || id === undefined) return undefined
  const { top, height } = row.getBoundingClientRect()
  const at = (event.clientY - top) / height
  return { id, side: at < edge ? 'before' : at > 1 - edge ? 'after' : 'inside' }
}
