import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { WaitingLine } from '../../kit/widgets/WaitingLine.tsx'
import styles from './NavigationProgress.module.css'

/** The milliseconds in which a page's chunk and its first request have time to start. */
const settleTime = 250

/** A line at the top during navigation, until the page has all its data. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const [arrivedAt, setArrivedAt] = useState<string>()
  const moving = arrivedAt !== pathname
  useEffect(() => {
    if (!moving) return undefined
    // Polls, because a listener would count all queries at each of the many changes of one query.
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
