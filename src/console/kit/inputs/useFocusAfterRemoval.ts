import { useEffect, useRef } from 'react'

/**
 * Keeps the focus when the pressed button is about to be removed or disabled: the focus moves to the next button beside it, or
 * else to the control with the given id.
 */
export function useFocusAfterRemoval(id: string): () => void {
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

/** Whether the focus is lost: browsers leave it on a disabled button for a moment. */
function isNowhere(former: Element): boolean {
  return document.activeElement === document.body || document.activeElement === former
}
