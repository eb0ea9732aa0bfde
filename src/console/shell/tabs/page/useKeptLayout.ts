import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where a browser does not know this, what React hides stays as React hides it. */
const isKnown = CSS.supports('content-visibility', 'hidden')

/**
 * Takes back that React does not display what an Activity hides: the browser would forget styles and layout, and to find them
 * out again for a table takes longer than all the rest of coming back to it. The element around it hides it instead.
 */
export function useKeptLayout(visible: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = ref.current?.firstElementChild
    if (!isKnown || visible || !(page instanceof HTMLElement)) return undefined
    const showAgain = () => page.style.removeProperty('display')
    showAgain()
    // React hides it again with whatever changes in it meanwhile.
    const observer = new MutationObserver(() => page.style.display && showAgain())
    observer.observe(page, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [visible])
  return ref
}
