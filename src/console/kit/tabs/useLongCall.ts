import { use, useState } from 'react'
import { OpenPageContext } from './TabsContext.ts'

/** A call that may take long, one at a time. */
interface LongCall {
  /** Answers what tells the call to stop: by hand, by the next one, or because its page was closed. */
  start: () => AbortSignal
  stop: () => void
}

/** A call that goes on while its page is out of sight: effects end there, and what people wait for does not. */
export function useLongCall(): LongCall {
  const page = use(OpenPageContext)
  const [call] = useState(() => {
    let running: AbortController | undefined
    const stop = () => running?.abort()
    return {
      stop,
      start() {
        stop()
        running = new AbortController()
        const { signal } = running
        const withdraw = page?.whenClosed(stop)
        signal.addEventListener('abort', () => withdraw?.())
        return signal
      },
    }
  })
  return call
}
