import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject, UIEvent } from 'react'
import type { Location } from 'react-router-dom'

/** Keeps how far an element is scrolled while it is out of sight, and begins at the top where a navigation asks for it. */
export function useKeptScroll(
  visible: boolean,
  location: Location,
): { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent<HTMLDivElement>) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const position = useRef({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const { top, left } = position.current
    // Scrolling lays the page out at once: one that comes back stands at the top anyway.
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

/** react-admin's lists say it this way when a page is turned. */
function isToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && toTop in state && state[toTop] === true
}
