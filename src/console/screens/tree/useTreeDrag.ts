import { useState } from 'react'
import type { DragEvent } from 'react'
import type { DropTarget, TreeMoves } from './useTreeMoves.ts'

/** The share of a row's height at each of its edges where a drop goes beside it; a drop in the middle goes inside it. */
const edge = 0.28

/** Drags rows of a tree by their handles. The table has the handlers, so that only the row under the mouse is rendered again. */
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
