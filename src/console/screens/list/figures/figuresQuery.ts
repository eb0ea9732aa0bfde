import { queryOptions } from '@tanstack/react-query'
import type { Figures } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { callApi } from '../../../session/api/session.ts'

/** The figures to request for a list. */
export interface FiguresRequest {
  group: string
  measure: string
  period: string
  /** The filters of the list. */
  filter: Readonly<Record<string, unknown>>
  /** The most groups to return, if the chart has room for fewer than usual. */
  limit?: number
}

/** The number of groups that a chart has room for. */
export const groupsShown = 60

/** The figures of the records that an entity's list filters find. */
export function figuresQuery({ entity, path }: Pick<Resource, 'entity' | 'path'>, request: FiguresRequest) {
  return queryOptions({
    queryKey: [entity, 'figures', request],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams({
        filter: JSON.stringify(request.filter),
        group: request.group,
        measures: request.measure,
        period: request.period,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        limit: String(request.limit ?? groupsShown),
      })
      const { data } = await callApi(`${path}/figures?${parameters.toString()}`, { signal })
      if (!isFigures(data)) throw new TypeError('The server answered no figures')
      return data
    },
    retry: false,
  })
}

function isFigures(data: unknown): data is Figures {
  return typeof data === 'object' && data !== null && 'groups' in data && Array.isArray(data.groups)
}
