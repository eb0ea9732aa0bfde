import { useState } from 'react'
import type { DragEvent } from 'react'
import type { DropTarget, TreeMoves } from './useTreeMoves.ts'

/** Where on a row something is dropped: on its upper or lower edge beside it, in the middle below it. */
const edge = 0.28

/** Dragging rows of a tree by their handle; the handlers stand on the table, so that only the row under the mouse is redrawn. */
export function useTreeDrag(moves: TreeMoves | undefined) {
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<DropTarget>()
  const stop = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  if (!moves) return { dragged, target, table: {} }
  const table = {
    onDragStart: (event: DragEvent) => {
      const id = rowOf(event)?.dataset['treeId']
      if (id === undefined) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      const next = targetOf(event)
      const fits = dragged !== undefined && next !== undefined && moves.fits(dragged, next)
      if (fits) event.preventDefault()
      const shown = fits ? next : undefined
      if (shown?.id !== target?.id || shown?.side !== target?.side) setTarget(shown)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined && target) moves.drop(dragged, target)
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
