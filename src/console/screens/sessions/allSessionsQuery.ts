import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { sessionKinds, UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { callApi } from '../../session/api/session.ts'

/** The sessions to show: a search word, a kind, and the number of the page. */
export interface SessionRange {
  word: string
  kind: (typeof sessionKinds)[number] | undefined
  /** Counted from 1. */
  page: number
}

/** The number of sessions on a page. */
export const sessionsPerPage = 20

/** The common prefix of the query keys for all pages of sessions. */
export const allSessionsKey = ['allSessions'] as const

/** A page of all users' sessions, the last used first. A page beyond the last is replaced by the last one. */
export function allSessionsQuery({ word, kind, page }: SessionRange) {
  return queryOptions({
    queryKey: [...allSessionsKey, word, kind, page],
    queryFn: async ({ signal }) => {
      const askForPage = async (asked: number) => {
        const query = new URLSearchParams({ current: String(asked), pageSize: String(sessionsPerPage) })
        if (word !== '') query.set('q', word)
        if (kind !== undefined) query.set('kind', kind)
        return { ...(await askFor(query, signal)), page: asked }
      }
      const found = await askForPage(page)
      const last = Math.max(1, Math.ceil(found.total / sessionsPerPage))
      // All sessions of the requested page may have been ended.
      return page > last ? askForPage(last) : found
    },
    placeholderData: keepPreviousData,
    retry: 1,
  })
}

/** The first page of one user's sessions, the last used first. */
export function sessionsOfUserQuery(userId: string) {
  return queryOptions({
    queryKey: [...allSessionsKey, { userId }],
    queryFn: ({ signal }) =>
      askFor(new URLSearchParams({ user_id: userId, pageSize: String(sessionsPerPage) }), signal),
    retry: 1,
  })
}

async function askFor(query: URLSearchParams, signal: AbortSignal) {
  const { data, total } = await callApi(`/monitor/sessions?${query.toString()}`, { signal })
  const rows: readonly unknown[] = Array.isArray(data) ? data : []
  return { sessions: rows.filter(isUserSession), total: total ?? 0 }
}

function isUserSession(row: unknown): row is UserSession {
  return isJsonObject(row) && typeof row['id'] === 'string' && typeof row['expires_at'] === 'string'
}
