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
      const { activeElement, body } = document
      if (activeElement === null || activeElement === body)
        document.getElementById(mainId)?.focus({ preventScroll: true })
    })
  }, [pathname])
}
