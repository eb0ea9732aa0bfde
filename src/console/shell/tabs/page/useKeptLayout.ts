import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Whether the browser knows this property; without it, hidden pages stay hidden as React hides them. */
const isKnown = CSS.supports('content-visibility', 'hidden')

/**
 * Removes the `display: none` that React sets on the content of a hidden Activity. With it, the browser would drop styles and
 * layout, and recomputing them for a table takes longer than everything else in a return to it. The element around it hides it
 * instead.
 */
export function useKeptLayout(visible: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = ref.current?.firstElementChild
    if (!isKnown || visible || !(page instanceof HTMLElement)) return undefined
    const showAgain = () => page.style.removeProperty('display')
    showAgain()
    // React hides it again with each change in it in the meantime.
    const observer = new MutationObserver(() => page.style.display && showAgain())
    observer.observe(page, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [visible])
  return ref
}
