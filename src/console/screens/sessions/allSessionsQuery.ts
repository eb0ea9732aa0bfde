import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { sessionKinds, UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { isObject } from '../../kit/text/readValue.ts'
import { callApi } from '../../session/api/session.ts'

/** Which sessions are shown: a word that they hold, log-ins or keys alone, and which page of them. */
export interface SessionRange {
  word: string
  kind: (typeof sessionKinds)[number] | undefined
  /** From 1 on. */
  page: number
}

/** How many sessions a page holds. */
export const sessionsPerPage = 20

/** Every page of sessions stands below this key. */
export const allSessionsKey = ['allSessions'] as const

/** A page of the sessions of all users, the latest used first: the last one instead of a page beyond it. */
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
      // The page may have held nothing but what was ended.
      return page > last ? askForPage(last) : found
    },
    placeholderData: keepPreviousData,
    retry: 1,
  })
}

/** The sessions of one user, the latest used first, as many as a page holds. */
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
  return isObject(row) && typeof row['id'] === 'string' && typeof row['expires_at'] === 'string'
}
