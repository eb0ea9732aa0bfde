import { useEffect, useState } from 'react'
import { formatDay } from '../text/formatDateTime.ts'

const everyMinute = 60_000

/** The moment from which a page looks back: when it was opened, renewed by hand, or found that another day has begun. */
export function useNow(): readonly [now: Date, renew: () => void] {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const follow = () => {
      const moment = new Date()
      setNow((former) => (formatDay(former) === formatDay(moment) ? former : moment))
    }
    follow()
    const timer = setInterval(follow, everyMinute)
    return () => clearInterval(timer)
  }, [])
  return [now, () => setNow(new Date())]
}
