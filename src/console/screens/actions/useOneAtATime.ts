import { useRef } from 'react'

/** The same work, but for calls that come before the one under way is done: a second click comes before the button is busy. */
export function useOneAtATime<Given>(work: (given: Given) => Promise<unknown>): (given: Given) => void {
  const isUnderWay = useRef(false)
  return (given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void work(given).finally(() => (isUnderWay.current = false))
  }
}
