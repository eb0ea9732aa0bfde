import { useEffect, useState } from 'react'
import { dayText } from './spanOf.ts'

const everyMinute = 60_000

/** The moment from which a page looks back: when it was opened, renewed by hand, or found that another day has begun. */
export function useNow(): readonly [now: Date, renew: () => void] {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const follow = () => {
      const moment = new Date()
      setNow((former) => (dayText(former) === dayText(moment) ? former : moment))
    }
    follow()
    const timer = setInterval(follow, everyMinute)
    return () => clearInterval(timer)
  }, [])
  return [now, () => setNow(new Date())]
}
