import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Step } from './placement.ts'
import type { TreeMoves } from './useTreeMoves.ts'

const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Alt and an arrow key move the row that has the focus, which stays on it. */
export function useStepKeys(moves: TreeMoves | undefined) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return
    // A row that the browser put elsewhere in the page has lost the focus.
    const row = document.querySelector(`[data-tree-id="${CSS.escape(moved.current)}"]`)
    moved.current = undefined
    if (row instanceof HTMLElement) row.focus()
  })
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const step = event.altKey ? stepOfKey[event.key] : undefined
    const id = event.target instanceof HTMLElement ? event.target.dataset['treeId'] : undefined
    if (step === undefined || id === undefined || !moves) return false
    // In a browser Alt and an arrow to the side is "back" or "forward".
    event.preventDefault()
    moved.current = id
    moves.step(id, step)
    return true
  }
}
