import { queryOptions } from '@tanstack/react-query'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import type { DeviceKind } from '#shared/contracts/sessions/UserSession.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { currentKey } from '../../../session/api/currentQueries.ts'
import { callApi } from '../../../session/api/session.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** One of the current user's log-ins, as GET /current/sessions returns it. */
export interface OwnSession {
  id: string
  browser: string | null
  system: string | null
  kind: DeviceKind
  address: string
  created_at: string
  last_used_at: string
  current: boolean
}

/** Whether the current user wants notices with this code. */
export interface NotificationChoice {
  code: NoticeCode
  menu: NoticeMenu
  wanted: boolean
}

/** The current user's own record. */
export const profileQuery = queryOptions({
  queryKey: [...currentKey, 'profile'],
  queryFn: async ({ signal }) => objectOf((await callApi('/current/user', { signal })).data),
})

/** The current user's log-ins. */
export const sessionsQuery = queryOptions({
  queryKey: [...currentKey, 'sessions'],
  queryFn: async ({ signal }): Promise<readonly OwnSession[]> => {
    const { data } = await callApi('/current/sessions', { signal })
    return rowsIn(data).filter(isSession)
  },
})

/** The current user's API keys, and the longest lifetime of a new one in days. */
export const apiKeysQuery = queryOptions({
  queryKey: [...currentKey, 'apiKeys'],
  queryFn: async ({ signal }) => {
    const { keys, days_at_most: daysAtMost } = objectOf((await callApi('/current/api-keys', { signal })).data)
    return { keys: rowsIn(keys).filter(isApiKey), daysAtMost: Number(daysAtMost) }
  },
})

/** The current user's second factor, with the dates since when it and the password are set. */
export const securityQuery = queryOptions({
  queryKey: [...currentKey, 'security'],
  queryFn: async ({ signal }) => {
    const facts = objectOf((await callApi('/current/second-factor', { signal })).data)
    return {
      passwordSetAt: textOf(facts['password_set_at']),
      enabledAt: textOf(facts['enabled_at']),
      recoveryCodes: Number(facts['recovery_codes']),
      demanded: facts['demanded'] === true,
    }
  },
})

/** The current user's choices of notices. */
export const choicesQuery = queryOptions({
  queryKey: [...currentKey, 'notificationChoices'],
  queryFn: async ({ signal }): Promise<readonly NotificationChoice[]> => {
    const { data } = await callApi('/current/notification-choices', { signal })
    return rowsIn(data).filter(isChoice)
  },
})

function rowsIn(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : []
}

function isSession(row: unknown): row is OwnSession {
  return isJsonObject(row) && typeof row['id'] === 'string' && typeof row['last_used_at'] === 'string'
}

function isApiKey(row: unknown): row is ApiKey {
  return isJsonObject(row) && typeof row['id'] === 'string' && typeof row['expires_at'] === 'string'
}

function isChoice(row: unknown): row is NotificationChoice {
  return isJsonObject(row) && typeof row['code'] === 'string' && typeof row['wanted'] === 'boolean'
}
