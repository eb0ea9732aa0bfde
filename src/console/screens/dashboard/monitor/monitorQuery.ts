import { queryOptions } from '@tanstack/react-query'
import type { ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { callApi } from '../../../session/api/session.ts'

/** How often the figures are requested, in seconds; the server takes a sample as often. */
export const refreshSeconds = 5

/** The server's current figures. */
export const monitorQuery = queryOptions({
  queryKey: ['monitor'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi('/monitor', { signal })
    if (!isServerFigures(data)) throw new TypeError('The server answered no figures')
    return data
  },
  retry: false,
  gcTime: 0,
})

function isServerFigures(data: unknown): data is ServerFigures {
  return typeof data === 'object' && data !== null && 'samples' in data && Array.isArray(data.samples)
}
