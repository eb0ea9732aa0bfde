import { useEffect, useState } from 'react'
import { formatDay } from '../text/formatDateTime.ts'

const everyMinute = 60_000

/** The moment that a page takes as now: when it was opened, when it was renewed by hand, or when a new day was noticed. */
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
