import { useEffect, useRef } from 'react'
import { afterPaint } from '../../kit/browser/afterPaint.ts'
import { mainId } from './mainId.ts'

/**
 * Moves the focus to the new page if its element is gone, such as a form's save button, so that the keyboard works from there.
 */
export function useFocusNewPage(pathname: string): void {
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return undefined
    former.current = pathname
    return afterPaint(() => {
      if (!isInSight(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true })
    })
  }, [pathname])
}

/** Whether the focus is on a visible element. The browser takes the focus from hidden elements, but not at once. */
function isInSight(focused: Element | null): boolean {
  return (
    focused !== null && focused !== document.body && focused.checkVisibility({ visibilityProperty: true })
  )
}
