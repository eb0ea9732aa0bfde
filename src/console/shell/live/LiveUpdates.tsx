import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'
import { config } from '../../kit/config/config.ts'
import { whenIdle } from '../../kit/browser/whenIdle.ts'
import { currentKey } from '../../session/api/currentQueries.ts'
import { noticesKey } from '../../session/queries/noticeQueries.ts'
import { callApi, isLoggingOut, sessionToken } from '../../session/api/session.ts'
import { noteUnanswered } from '../../session/api/unanswered.ts'
import { lookForNewBuild } from '../serviceWorker/serviceWorkers.ts'
import { whileVisible } from './whileVisible.ts'

// The delay after which a failed import, as without a network, is tried again.
const loadAgainMs = 30_000
// Asks twice, because another server process may still know the session for a moment.
const askAfterMs = [0, 1500]

/** Shows changes on the server at once: notices, permissions, the end of the session. */
export function LiveUpdates() {
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const begin = async () => {
      try {
        const { LiveConnection } = await import('./LiveConnection.ts')
        if (!isOver) stop = whileVisible(new LiveConnection({ open: openLive, onEvent: reactTo(client) }))
      } catch {
        if (isOver) return
        const timer = setTimeout(() => void begin(), loadAgainMs)
        stop = () => clearTimeout(timer)
      }
    }
    const cancel = whenIdle(() => void begin())
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [client])
  return null
}

async function openLive(signal: AbortSignal): Promise<Response> {
  // The server ends the stream with the session, while the page still exists for a moment.
  if (isLoggingOut()) throw new Error('the session is over')
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${sessionToken() ?? ''}` }
  const response = await fetch(`${config.apiBase}/current/live`, { headers, signal }).catch(
    (cause: unknown) => {
      if (!signal.aborted) noteUnanswered()
      throw cause
    },
  )
  if (response.status === 401) askWhoIAm()
  return response
}

function reactTo(client: QueryClient): (event: LiveEvent) => void {
  let isFirst = true
  const reload = (queryKey: readonly string[]) => void client.invalidateQueries({ queryKey })
  const permissions = () => {
    reload(currentKey)
    reload(['auth'])
  }
  const reactions: Record<LiveEvent, () => void> = {
    ready: () => {
      // The page's first data is also older than the first stream, which waits until the browser is idle.
      reload(noticesKey)
      permissions()
      // A stream that reconnects often means that the server was restarted.
      if (!isFirst) lookForNewBuild().catch(() => undefined)
      isFirst = false
    },
    notices: () => reload(noticesKey),
    permissions,
    ended: () => {
      for (const ms of askAfterMs) setTimeout(askWhoIAm, ms)
    },
  }
  return (event) => reactions[event]()
}

/** Makes a call, whose answer ends the session here too if it is over. */
function askWhoIAm(): void {
  if (isLoggingOut()) return
  callApi('/current/user').catch(() => undefined)
}
