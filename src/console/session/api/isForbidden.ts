import { ApiFailure } from './ApiFailure.ts'

/** Whether the server refused a call because of who made it: asking again would not help. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 403
}
