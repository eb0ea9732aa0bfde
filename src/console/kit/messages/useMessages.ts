import { useEffect, useState } from 'react'
import { whenIdle } from '../browser/whenIdle.ts'
import { liveMessages } from './catalogue/liveMessages.ts'
import type { LoadedMessages } from './catalogue/liveMessages.ts'

/** The words of the console, in the language of the page: those it began with, until others take their place. */
export function useMessages(first: LoadedMessages): LoadedMessages {
  const [live, setLive] = useState(liveMessages.current)
  useEffect(() => {
    const follow = () => setLive(liveMessages.current())
    follow()
    // Every text of the console is drawn again; those that are known to say something else are seen before.
    return liveMessages.subscribe(() => void whenIdle(follow))
  }, [])
  return live ?? first
}
