import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import type { OptionsParams } from '../../session/api/dataProvider/readOptions.ts'

interface OptionsQuery extends Omit<OptionsParams, 'signal'> {
  enabled?: boolean
}

/** The records of an entity with their names, as the options of an input: all of them, or the first found. */
export function useOptions(entity: string, { enabled = true, ...params }: OptionsQuery = {}) {
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  return useQuery({
    // Nested below the tree's key, so that refetching the tree refetches the names.
    queryKey: [entity, 'getTree', 'options', params],
    queryFn: async ({ signal }) => (await dataProvider.getOptions(entity, { ...params, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  })
}

/** Whether the options are unknown and no request is running; an offline request waits for the network. */
export function couldNotLoad({ data, isError, isPlaceholderData, fetchStatus }: UseQueryResult): boolean {
  const isKnown = data !== undefined && !isPlaceholderData
  return !isKnown && (isError || fetchStatus === 'paused')
}
