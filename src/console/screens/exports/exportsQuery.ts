import { queryOptions } from '@tanstack/react-query'
import { exportFormats, exportStates, isUnfinished } from '#shared/contracts/ExportJob.ts'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { exportsKey } from '../../session/api/currentQueries.ts'
import { callApi } from '../../session/api/session.ts'

const askAgainMs = 1000

/** The current user's background exports; polled while one is under way. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: async ({ signal }): Promise<readonly ExportJob[]> => {
    const { data } = await callApi('/current/exports', { signal })
    const rows: readonly unknown[] = Array.isArray(data) ? data : []
    return rows.flatMap(jobOf)
  },
  refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? askAgainMs : false),
  retry: 1,
})

/** Drops jobs in states or formats that only a newer server knows. */
function jobOf(row: unknown): ExportJob[] {
  if (!isJsonObject(row)) return []
  const state = exportStates.find((each) => each === row['state'])
  const format = exportFormats.find((each) => each === row['format'])
  if (!state || !format) return []
  const time = (value: unknown) => (typeof value === 'string' ? value : null)
  return [
    {
      id: textOf(row['id']),
      entity: textOf(row['entity']),
      format,
      state,
      rows: Number(row['rows']),
      rows_done: Number(row['rows_done']),
      bytes: Number(row['bytes']),
      reason: time(row['reason']),
      created_at: textOf(row['created_at']),
      ended_at: time(row['ended_at']),
      expires_at: time(row['expires_at']),
    },
  ]
}
