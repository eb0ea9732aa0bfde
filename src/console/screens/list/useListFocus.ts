import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

interface Held {
  element: Element
  /** The index of its row; -1 outside of the rows. */
  row: number
}

/**
 * Keeps the focus in a list when the focused element disappears, such as a deleted row or the selection bar, so that keyboard
 * users can go on.
 */
export function useListFocus() {
  const list = useRef<HTMLElement>(null)
  const held = useRef<Held>(undefined)
  useEffect(() => {
    if (!held.current || held.current.element.isConnected || document.activeElement !== document.body) return
    const { row } = held.current
    held.current = undefined
    const rows = rowsIn(list.current)
    focusFirstIn(rows[Math.min(row, rows.length - 1)] ?? list.current)
  })
  const onFocus = ({ target }: FocusEvent) => {
    // Dialogs are elsewhere in the DOM.
    if (!list.current?.contains(target)) return
    const row = rowsIn(list.current).findIndex((each) => each.contains(target))
    held.current = { element: target, row }
  }
  return { ref: list, onFocus }
}

function rowsIn(list: HTMLElement | null): readonly Element[] {
  return [...(list?.querySelectorAll('tbody > tr, ul > li') ?? [])]
}

function focusFirstIn(place: Element | null): void {
  const tick = place?.querySelector<HTMLElement>('[type=checkbox]')
  const first = tick ?? place?.querySelector<HTMLElement>('a, button')
  first?.focus({ preventScroll: true })
}
