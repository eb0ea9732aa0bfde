import { useEffect, useRef } from 'react'
import { afterPaint } from '../../kit/browser/afterPaint.ts'
import { mainId } from './mainId.ts'

/** Takes the focus to the page that comes when it was on something that went, as a form's save button, so that keys go on from there. */
export function useKeptFocus(pathname: string): void {
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return undefined
    former.current = pathname
    return afterPaint(() => {
      if (!isInSight(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true })
    })
  }, [pathname])
}

/** The browser takes the focus from what is hidden, but not at once. */
function isInSight(focused: Element | null): boolean {
  return (
    focused !== null && focused !== document.body && focused.checkVisibility({ visibilityProperty: true })
  )
}
