import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Measures how many children of a wrapping row fit into its first line. */
export function useFittingCount(count: number): { ref: RefObject<HTMLUListElement | null>; fitting: number } {
  const ref = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return undefined
    const measure = () => {
      const tops = Array.from(list.children)
        .slice(0, count)
        .map((child) => child.getBoundingClientRect().top)
      setFitting(tops.filter((top) => top === tops[0]).length)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    measure()
    return () => observer.disconnect()
  }, [count])
  return { ref, fitting }
}
