import { HttpError } from 'ra-core'
import { QueryClient } from '@tanstack/react-query'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { ApiFailure } from './ApiFailure.ts'

const longestRetries = 2
/** The longest wait before a retry, in seconds; users who wait longer want to know why. */
const longestWait = 10

/** The cache of everything that is read from the API. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < longestRetries && mayPass(error),
        retryDelay: (failures, error) => (waitFor(error) ?? 2 ** failures) * 1000,
      },
      // Offline, a change fails at once with a message. Otherwise it would wait for the connection and
      // be made when the user no longer expects it.
      mutations: { networkMode: 'always' },
    },
  })
  // Every page and button needs the answer; it depends only on the session and the menus, which are reloaded as a whole.
  client.setQueryDefaults(['auth'], { staleTime: Infinity, retry: false })
  return client
}

/**
 * The retry rule for queries that show their failure and offer a retry: only a wait that the server named is followed by a retry.
 */
export function retryOnRetryAfter(failures: number, error: Error): boolean {
  return failures < longestRetries && waitFor(error) !== undefined
}

/** A refusal is final; a busy server or a lost connection may recover. */
function mayPass(error: Error): boolean {
  const status = statusOf(error)
  return status === undefined || status === 0 || status >= 502 || waitFor(error) !== undefined
}

/** The seconds that the server tells too frequent callers to wait; undefined where there are none or too many. */
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
  return isJsonObject(body) && typeof body['retryAfter'] === 'number' ? body['retryAfter'] : undefined
}
