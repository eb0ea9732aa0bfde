import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Slightly longer than the unfolding of a group, in milliseconds: see MenuLine.module.css. */
const unfolding = 350
/** The room above and below the line that stays visible, in pixels. */
const margin = 40

/** Scrolls a menu's list to the line of the current page, which may have been reached by a search, a tab or an address. */
export function useLineInSight(current: readonly string[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const scroll = () => {
      const box = list.current?.parentElement
      const line = box?.querySelector('[aria-current=page]')?.getBoundingClientRect()
      if (!box || !line || current.length === 0) return
      const { top, bottom } = box.getBoundingClientRect()
      box.scrollTop += Math.min(0, line.top - top - margin) + Math.max(0, line.bottom - bottom + margin)
    }
    const timer = setTimeout(scroll, unfolding)
    return () => clearTimeout(timer)
  }, [current])
  return list
}
