import { useEffect, useState } from 'react'
import { whenIdle } from '../browser/whenIdle.ts'
import { liveMessages } from './catalogue/liveMessages.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

/** The messages of the console in the page's language: those of the start, until others replace them. */
export function useMessages(first: LoadedMessages): LoadedMessages {
  const [live, setLive] = useState(liveMessages.current)
  useEffect(() => {
    const follow = () => setLive(liveMessages.current())
    follow()
    // Follows when idle, because every text of the console is drawn again; texts known to have changed are updated before.
    return liveMessages.subscribe(() => void whenIdle(follow))
  }, [])
  return live ?? first
}
