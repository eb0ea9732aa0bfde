import { HttpError } from 'ra-core'
import { QueryClient } from '@tanstack/react-query'
import { isObject } from '../../kit/text/readValue.ts'
import { ApiFailure } from './ApiFailure.ts'

const longestRetries = 2
/** People who wait longer want to know why. */
const longestWait = 10

/** The cache of everything read from the API. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < longestRetries && mayPass(error),
        retryDelay: (failures, error) => (waitFor(error) ?? 2 ** failures) * 1000,
      },
      // Offline a change fails at once and says so. It would wait for the connection otherwise, and be made when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
  // Asked by every page and button; the answer follows from the session and the menus alone, which are reloaded as a whole.
  client.setQueryDefaults(['auth'], { staleTime: Infinity, retry: false })
  return client
}

/** For what says itself that it failed and can be asked for again: only a server that named a time is asked by itself. */
export function retryAsTold(failures: number, error: Error): boolean {
  return failures < longestRetries && waitFor(error) !== undefined
}

/** A refusal stays a refusal; a busy server or a lost connection may recover. */
function mayPass(error: Error): boolean {
  const status = statusOf(error)
  return status === undefined || status === 0 || status >= 502 || waitFor(error) !== undefined
}

/** The seconds that the server wants people who ask too often to wait, if they can. */
function waitFor(error: Error): number | undefined {
  if (statusOf(error) !== 429) return undefined
  const seconds = retryAfterOf(error)
  return seconds !== undefined && seconds <= longestWait ? seconds : undefined
}

function statusOf(error: Error): number | undefined {
  return error instanceof HttpError || error instanceof ApiFailure ? error.status : undefined
}

function retryAfterOf(error: Error): number | undefined {
  if (error instanceof ApiFailure) return error.retryAfter
  const body: unknown = error instanceof HttpError ? error.body : undefined
  return isObject(body) && typeof body['retryAfter'] === 'number' ? body['retryAfter'] : undefined
}
