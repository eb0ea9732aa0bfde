import { use, useEffect, useState } from 'react'
import type { RefObject, WheelEvent } from 'react'
import { TabListContext } from '../../kit/tabs/TabsContext.ts'
import { tabId } from './tabIds.ts'

/** The share of the bar's width by which a scroll button moves it. */
const step = 0.6

/** Scrolls the bar, keeps the active tab visible, and measures whether the tabs fit. */
export function useTabScroll(bar: RefObject<HTMLElement | null>) {
  const { tabs, active } = use(TabListContext)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const measure = () => {
      setFull(tabs.length > 1 && element.scrollWidth > element.clientWidth + 1)
      document.getElementById(tabId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    // The observer also measures at once, but after layout; measuring here would cause another layout.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, tabs, active])
  return {
    isFull,
    scrollBy: (direction: -1 | 1) => {
      const element = bar.current
      element?.scrollBy({ left: direction * step * element.clientWidth, behavior: 'smooth' })
    },
    onWheel: ({ deltaX, deltaY }: WheelEvent) => {
      if (deltaX === 0) bar.current?.scrollBy({ left: deltaY })
    },
  }
}
