import { useEffect, useEffectEvent } from 'react'
import { isMac } from '../../kit/browser/isMac.ts'
import { isPressed } from './isPressed.ts'
import { shortcuts } from './shortcuts.ts'
import type { ShortcutName } from './shortcuts.ts'

/** Runs an action when a shortcut is pressed anywhere; one without a modifier is left to a focused field. */
export function useShortcut(name: ShortcutName, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { keys } = shortcuts[name]
    if (event.defaultPrevented || event.isComposing || !isPressed(event, keys, isMac)) return
    if (!event.ctrlKey && !event.metaKey && isTyping(event.target)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  )
}
