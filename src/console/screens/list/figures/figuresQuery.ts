import { queryOptions } from '@tanstack/react-query'
import type { Figures } from '#shared/contracts/Figures.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { callApi } from '../../../session/api/session.ts'

/** The figures to request for a list. */
export interface AskedFigures {
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
export function figuresQuery({ entity, path }: Pick<Resource, 'entity' | 'path'>, asked: AskedFigures) {
  return queryOptions({
    queryKey: [entity, 'figures', asked],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams({
        filter: JSON.stringify(asked.filter),
        group: asked.group,
        measures: asked.measure,
        period: asked.period,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        limit: String(asked.limit ?? groupsShown),
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
