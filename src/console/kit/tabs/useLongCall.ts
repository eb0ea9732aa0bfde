import { use, useState } from 'react'
import { OpenPageContext } from './TabsContext.ts'

/** A call that may take long; only one runs at a time. */
interface LongCall {
  /** Starts the call; the returned signal aborts it when it is stopped, when the next one starts, or when its page is closed. */
  start: () => AbortSignal
  stop: () => void
}

/** A call that continues while its page is not visible: effects end then, but a call that the user waits for must not. */
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
