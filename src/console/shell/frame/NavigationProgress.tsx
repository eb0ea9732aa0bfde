import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { WaitingLine } from '../../kit/widgets/WaitingLine.tsx'
import styles from './NavigationProgress.module.css'

/** Long enough for a page's chunk and its first request to begin. */
const settleTime = 250

/** A line at the top while one goes from page to page, until the page has what it asked for. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const [arrivedAt, setArrivedAt] = useState<string>()
  const moving = arrivedAt !== pathname
  useEffect(() => {
    if (!moving) return undefined
    // Asked from time to time: to listen means to count all queries with each of the many changes of one.
    const timer = setInterval(() => {
      if (queries.isFetching() === 0) setArrivedAt(pathname)
    }, settleTime)
    return () => clearInterval(timer)
  }, [moving, pathname, queries])
  if (!moving) return null
  return (
    <div className={styles.place}>
      <WaitingLine />
    </div>
  )
}
