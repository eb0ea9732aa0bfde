import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject, UIEvent } from 'react'
import type { Location } from 'react-router-dom'

/** Keeps an element's scroll position while it is hidden, and scrolls to the top where a navigation asks for it. */
export function useKeptScroll(
  visible: boolean,
  location: Location,
): { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent<HTMLDivElement>) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const position = useRef({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const { top, left } = position.current
    // Scrolling forces a layout; an element that comes back is at the top anyway.
    if (visible && (top > 0 || left > 0)) ref.current?.scrollTo(position.current)
  }, [visible])
  useEffect(() => {
    if (isToTop(location.state)) ref.current?.scrollTo({ top: 0 })
  }, [location])
  const onScroll = useCallback(({ target, currentTarget }: UIEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return
    position.current = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft }
  }, [])
  return { ref, onScroll }
}

const toTop = '_scrollToTop'

/** Whether a navigation asks for the top, as react-admin's lists do when the user turns a page. */
function isToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && toTop in state && state[toTop] === true
}
