import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { OptionsParams } from '../../session/api/dataProvider/readOptions.ts'

interface OptionsQuery extends Omit<OptionsParams, 'signal'> {
  enabled?: boolean
}

/** The records of an entity by name, for those who choose one: all of them, or the first that are found. */
export function useOptions(entity: string, { enabled = true, ...params }: OptionsQuery = {}) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  return useQuery({
    // Below the tree's key: a refetch of the tree refetches the names.
    queryKey: [entity, 'getTree', 'options', params],
    queryFn: async ({ signal }) => (await dataProvider.getOptions(entity, { ...params, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  })
}

/** Whether nothing is known of what there is to choose, and nobody is asking; offline a question waits for the network. */
export function isUnread({ data, isError, isPlaceholderData, fetchStatus }: UseQueryResult): boolean {
  const isKnown = data !== undefined && !isPlaceholderData
  return !isKnown && (isError || fetchStatus === 'paused')
}
