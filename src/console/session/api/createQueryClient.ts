import { HttpError } from 'ra-core'
import { QueryClient } from '@tanstack/react-query'

const longestRetries = 2

/** The cache of everything read from the API. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < longestRetries && mayPass(error) },
      // Offline a change fails at once and says so. It would wait for the connection otherwise, and be made when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
  // Asked by every page and button; the answer follows from the session and the menus alone, which are reloaded as a whole.
  client.setQueryDefaults(['auth'], { staleTime: Infinity, retry: false })
  return client
}

/** A refusal stays a refusal; a busy server or a lost connection may recover. */
function mayPass(error: Error): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 502
}
