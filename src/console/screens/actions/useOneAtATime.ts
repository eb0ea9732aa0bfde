import { useRef } from 'react'

/** Wraps `work` so that calls are ignored while one is running; a second click can come before the button is disabled. */
export function useOneAtATime<Given>(work: (given: Given) => Promise<unknown>): (given: Given) => void {
  const isUnderWay = useRef(false)
  return (given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void work(given).finally(() => (isUnderWay.current = false))
  }
}
