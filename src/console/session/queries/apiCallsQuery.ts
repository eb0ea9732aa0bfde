import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { callApi } from '../api/session.ts'

/** The API calls that a menu may open; the server lists them for users who may edit menus or roles. */
export const apiCallsQuery = queryOptions({
  queryKey: ['permissions', 'routes'],
  queryFn: async ({ signal }) => callsIn((await callApi('/permissions/routes', { signal })).data),
  staleTime: Infinity,
  retry: false,
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies ApiCall['method'][]

function callsIn(data: unknown): ApiCall[] {
  const calls: readonly unknown[] = Array.isArray(data) ? data : []
  return calls.flatMap((call): ApiCall[] => {
    if (typeof call !== 'object' || call === null || !('path' in call) || typeof call.path !== 'string')
      return []
    const method = methods.find((each) => 'method' in call && each === call.method)
    const labels: readonly unknown[] = 'labels' in call && Array.isArray(call.labels) ? call.labels : []
    const isGuarded = 'is_guarded' in call && call.is_guarded === true
    return method
      ? [
          {
            method,
            path: call.path,
            labels: labels.filter((label) => typeof label === 'string'),
            is_guarded: isGuarded,
          },
        ]
      : []
  })
}
