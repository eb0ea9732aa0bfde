import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { isNoticeCode } from '#shared/notifications/noticeTable.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { callApi } from '../api/session.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** The prefix of the keys of all queries about notices. */
export const noticesKey = ['notices'] as const

/** A notice as the current user sees it. */
export interface Notice {
  id: string
  code: NoticeCode
  recordId: string | null
  facts: Readonly<Record<string, unknown>>
  createdAt: string
  settled: boolean
  read: boolean
}

/** How many unread notices each menu has; the server stops counting at `unreadAtMost`. */
export type UnreadCounts = Readonly<Record<NoticeMenu, number>>

/** A page of one menu's notices. */
export interface NoticePage {
  notices: readonly Notice[]
  total: number
}

/** The query of the unread counts on the menus. */
export const unreadQuery = queryOptions({
  queryKey: [...noticesKey, 'unread'],
  queryFn: async ({ signal }) =>
    readCounts((await callApi('/current/notifications/unread', { signal })).data),
  staleTime: 10_000,
  retry: 1,
})

/** One page of a menu's notices, newest first. */
export function noticesQuery(menu: NoticeMenu, { page, perPage, unreadOnly }: NoticeRange) {
  return queryOptions({
    queryKey: [...noticesKey, 'list', menu, page, perPage, unreadOnly],
    queryFn: async ({ signal }): Promise<NoticePage> => {
      const query = `menu=${menu}&current=${page}&pageSize=${perPage}&unread=${unreadOnly}`
      const { data, total } = await callApi(`/current/notifications?${query}`, { signal })
      return { notices: readNotices(data), total: total ?? 0 }
    },
    placeholderData: keepPreviousData,
    retry: 1,
  })
}

/** The query of the number of notices of a kind that are still to be dealt with. */
export function waitingQuery(code: NoticeCode) {
  return queryOptions({
    queryKey: [...noticesKey, 'waiting', code],
    queryFn: async ({ signal }) => {
      const { total } = await callApi(`/current/notifications?code=${code}&waiting=true&pageSize=1`, {
        signal,
      })
      return total ?? 0
    },
    retry: 1,
  })
}

/** The requested part of a menu's notices; pages count from 1. */
export interface NoticeRange {
  page: number
  perPage: number
  unreadOnly: boolean
}

/** Marks the given notices, or all of a menu, as read. */
export async function markNoticesRead(
  which: { ids: readonly string[] } | { menu: NoticeMenu },
): Promise<void> {
  await callApi('/current/notifications/read', { method: 'PUT', body: JSON.stringify(which) })
}

function readCounts(data: unknown): UnreadCounts {
  const counts = objectOf(data)
  const [notification = 0, message = 0, event = 0] = noticeMenus.map((menu) => Number(counts[menu] ?? 0))
  return { notification, message, event }
}

/** Reads notices; kinds of a newer server that are unknown here are left out. */
function readNotices(data: unknown): Notice[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : []
  return rows.filter(isJsonObject).flatMap((row) => {
    const { id, code, record_id: recordId, facts, created_at: createdAt, settled, read } = row
    if (typeof id !== 'string' || !isNoticeCode(code)) return []
    return {
      id,
      code,
      recordId: typeof recordId === 'string' ? recordId : null,
      facts: objectOf(facts),
      createdAt: textOf(createdAt),
      settled: settled === true,
      read: read === true,
    }
  })
}
