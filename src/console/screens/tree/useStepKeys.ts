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

/** Alt with an arrow key moves the focused row, which keeps the focus. */
export function useStepKeys(moves: TreeMoves | undefined) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return
    // A row that the browser has moved within the page has lost the focus.
    const row = document.querySelector(`[data-tree-id="${CSS.escape(moved.current)}"]`)
    moved.current = undefined
    if (row instanceof HTMLElement) row.focus()
  })
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const step = event.altKey ? stepOfKey[event.key] : undefined
    const id = event.target instanceof HTMLElement ? event.target.dataset['treeId'] : undefined
    if (step === undefined || id === undefined || !moves) return false
    // In a browser Alt with Left or Right means "back" or "forward".
    event.preventDefault()
    moved.current = id
    moves.step(id, step)
    return true
  }
}
