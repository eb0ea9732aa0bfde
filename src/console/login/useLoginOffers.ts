import { useEffect, useState } from 'react'
import { loadLoginOffers } from './loginOffers.ts'
import type { LoginOffers } from './loginOffers.ts'
import { whenIdle } from './whenIdle.ts'

/** What the server offers, once the page has nothing better to do; nothing until it has said so. */
export function useLoginOffers(): LoginOffers | undefined {
  const [offers, setOffers] = useState<LoginOffers>()
  useEffect(() => {
    const request = new AbortController()
    const ask = async () => setOffers(await loadLoginOffers(request.signal))
    const callOff = whenIdle(() => void ask().catch(() => undefined))
    return () => {
      callOff()
      request.abort()
    }
  }, [])
  return offers
}
