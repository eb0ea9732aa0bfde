import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A little longer than a group takes to unfold: see MenuLine.module.css. */
const unfolding = 350
/** How much of the lines beside it is shown, in pixels. */
const margin = 40

/** For the list of a menu: scrolls to the line of the present page, which a search, a tab or an address may have led to. */
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
