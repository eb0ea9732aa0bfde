import { queryOptions } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { AuditState } from '#shared/audit/AuditState.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { callApi } from '../../session/api/session.ts'

const askEveryMs = 1000

/** The state of the audit log's chain; polled while a check is running. */
export const auditStateQuery = queryOptions({
  queryKey: ['audit' satisfies EntityName, 'getList', 'state'],
  queryFn: async ({ signal }) => readState((await callApi('/audits/state', { signal })).data),
  refetchInterval: ({ state }) => (state.data?.running ? askEveryMs : false),
  retry: false,
})

/** Starts a check unless one is running; returns the state. */
export async function startCheck(): Promise<AuditState> {
  return readState((await callApi('/audits/verify', { method: 'POST' })).data)
}

function readState(data: unknown): AuditState {
  if (!isState(data)) throw new TypeError('the answer is no state of the audit log')
  return data
}

function isState(data: unknown): data is AuditState {
  return isJsonObject(data) && 'running' in data && 'last' in data
}
