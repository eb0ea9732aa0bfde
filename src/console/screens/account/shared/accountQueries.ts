import { queryOptions } from '@tanstack/react-query'
import type { ApiKey } from '#shared/contracts/sessions/ApiKey.ts'
import type { DeviceKind } from '#shared/contracts/sessions/UserSession.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { currentKey } from '../../../session/api/currentQueries.ts'
import { callApi } from '../../../session/api/session.ts'
import { isObject, textOf } from '../../../kit/text/readValue.ts'

/** A log-in of one's own, as GET /current/sessions answers it. */
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

/** Whether one wants to be told of something. */
export interface NotificationChoice {
  code: NoticeCode
  menu: NoticeMenu
  wanted: boolean
}

/** One's own record. */
export const profileQuery = queryOptions({
  queryKey: [...currentKey, 'profile'],
  queryFn: async ({ signal }) => recordIn((await callApi('/current/user', { signal })).data),
})

/** Where one is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: [...currentKey, 'sessions'],
  queryFn: async ({ signal }): Promise<readonly OwnSession[]> => {
    const { data } = await callApi('/current/sessions', { signal })
    return rowsIn(data).filter(isSession)
  },
})

/** The API keys of one's own, and for how many days a new one is good at most. */
export const apiKeysQuery = queryOptions({
  queryKey: [...currentKey, 'apiKeys'],
  queryFn: async ({ signal }) => {
    const { keys, days_at_most: daysAtMost } = recordIn((await callApi('/current/api-keys', { signal })).data)
    return { keys: rowsIn(keys).filter(isApiKey), daysAtMost: Number(daysAtMost) }
  },
})

/** What protects one's account, and since when. */
export const securityQuery = queryOptions({
  queryKey: [...currentKey, 'security'],
  queryFn: async ({ signal }) => {
    const facts = recordIn((await callApi('/current/second-factor', { signal })).data)
    return {
      passwordSetAt: textOf(facts['password_set_at']),
      enabledAt: textOf(facts['enabled_at']),
      recoveryCodes: Number(facts['recovery_codes']),
      demanded: facts['demanded'] === true,
    }
  },
})

/** What one wants to be told of. */
export const choicesQuery = queryOptions({
  queryKey: [...currentKey, 'notificationChoices'],
  queryFn: async ({ signal }): Promise<readonly NotificationChoice[]> => {
    const { data } = await callApi('/current/notification-choices', { signal })
    return rowsIn(data).filter(isChoice)
  },
})

/** A record in an answer. */
export function recordIn(data: unknown) {
  return isObject(data) ? data : {}
}

function rowsIn(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : []
}

function isSession(row: unknown): row is OwnSession {
  return isObject(row) && typeof row['id'] === 'string' && typeof row['last_used_at'] === 'string'
}

function isApiKey(row: unknown): row is ApiKey {
  return isObject(row) && typeof row['id'] === 'string' && typeof row['expires_at'] === 'string'
}

function isChoice(row: unknown): row is NotificationChoice {
  return isObject(row) && typeof row['code'] === 'string' && typeof row['wanted'] === 'boolean'
}
