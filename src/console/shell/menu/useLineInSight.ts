import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** How much of the lines beside it is shown, in pixels. */
const margin = 40

/**
 * Scrolls the menu to the line of the present page, which a search, a tab or an address may have led to. The observer
 * calls after the layout that is due anyway; nothing but the menu scrolls.
 */
export function useLineInSight(current: readonly string[]): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current: list } = ref
    const line = list?.querySelector('[aria-current=page]')
    if (current.length === 0 || !list || !line) return undefined
    const visit = new AbortController()
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      void unfolded(list).then(() => visit.signal.aborted || show(line, list.parentElement))
    })
    observer.observe(line)
    return () => {
      visit.abort()
      observer.disconnect()
    }
  }, [current])
  return ref
}

/** The group of the page may be about to unfold. */
async function unfolded(list: HTMLElement): Promise<void> {
  await Promise.allSettled(list.getAnimations({ subtree: true }).map(async ({ finished }) => finished))
}

function show(line: Element, box: HTMLElement | null): void {
  if (!box) return
  const [place, seen] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
  if (place.top < seen.top) box.scrollTop -= seen.top - place.top + margin
  else if (place.bottom > seen.bottom) box.scrollTop += place.bottom - seen.bottom + margin
}
