import { useEffect, useRef } from 'react'

/** Keeps the focus where a button is about to go away with what it removes, or to be of no use at its new place: it goes to the next button beside it, or else to the control of that id. */
export function useKeptFocus(id: string): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    const hasLost = !button?.isConnected || button.matches(':disabled')
    if (!button || !hasLost || !isNowhere(button)) return
    const beside = button.isConnected && button.parentElement?.querySelector<HTMLElement>('button:enabled')
    const next = beside || document.getElementById(id)
    next?.focus({ preventScroll: true })
  })
  return () => {
    pressed.current = document.activeElement
  }
}

/** Browsers leave the focus for a moment on a button that is disabled. */
function isNowhere(former: Element): boolean {
  return document.activeElement === document.body || document.activeElement === former
}
