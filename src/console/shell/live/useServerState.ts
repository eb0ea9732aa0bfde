import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../session/api/ApiFailure.ts'
import { callApi } from '../../session/api/session.ts'
import { whenUnanswered } from '../../session/api/unanswered.ts'
import { ServerWatch } from './ServerWatch.ts'
import type { ServerState } from './ServerWatch.ts'

const patienceMs = 5000

/** Whether the server answers; failed queries are fetched again once it does. */
export function useServerState(): ServerState {
  const client = useQueryClient()
  const [watch] = useState(() => watchFor(client))
  useEffect(() => whenUnanswered(() => void watch.suspect()), [watch])
  return useSyncExternalStore(watch.subscribe, watch.state)
}

function watchFor(client: QueryClient): ServerWatch {
  return new ServerWatch({
    ask: askHealth,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onBack: () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.fetchFailureCount > 0 }),
  })
}

/** Whether the server answers: an answer that it is unhealthy counts too. */
async function askHealth(): Promise<boolean> {
  try {
    await callApi('/health', { signal: AbortSignal.timeout(patienceMs) })
    return true
  } catch (failure) {
    return failure instanceof ApiFailure && failure.error !== undefined
  }
}
