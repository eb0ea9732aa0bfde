import { useEffect, useState } from 'react'
import { dayText } from './spanOf.ts'

const everyMinute = 60_000

/** From when a page looks back: its opening, and anew with each day, since it may stand open overnight or be kept out of sight. Renewed by hand, too. */
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
