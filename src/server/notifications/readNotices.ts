import type { Queries } from '#server/database/Database.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { noticeMenus, unreadAtMost } from '#shared/contracts/NoticeLine.ts'
import { noticeTable } from '#shared/notifications/noticeTable.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { idsSql } from '../crud/query/filterSql.ts'
import type { OwnedFilter } from '../crud/query/ListQuery.ts'

/** A notice as seen by one reader. */
export interface ReadNotice {
  id: string
  code: NoticeCode
  record_id: string | null
  facts: JsonObject
  created_at: string
  /** True when the notice needs no attention any more. */
  settled: boolean
  read: boolean
}

/** A reader and the kinds of notices they may see. */
export interface NoticeReader {
  userId: string
  codes: readonly NoticeCode[]
  /** The kinds about records of which the reader sees only some. */
  limited: readonly LimitedNotices[]
}

/** Kinds of notices with the records about which the reader is notified. */
export interface LimitedNotices {
  codes: readonly NoticeCode[]
  table: Table
  owned: OwnedFilter
}

/** The number of unread notices in each menu; `unreadAtMost` means that number or more. */
export type UnreadCounts = Record<NoticeMenu, number>

/** The requested notices, newest first. */
export interface NoticeQuery {
  menu?: NoticeMenu | undefined
  /** Only notices of this kind. */
  code?: NoticeCode | undefined
  unreadOnly: boolean
  /** Only notices that are not settled, read or not. */
  waitingOnly: boolean
  offset: number
  limit: number
}

/** One page of a reader's notices and their total number. */
export async function readNotices(
  queries: Queries,
  reader: NoticeReader,
  { menu, code, unreadOnly, waitingOnly, offset, limit }: NoticeQuery,
): Promise<{ notices: ReadNotice[]; total: number }> {
  const codes = codesOf(reader, menu).filter((each) => code === undefined || each === code)
  const which = unreadOnly ? unread(reader, codes) : readableBy(reader, codes)
  const condition = waitingOnly ? sql`${which} AND n.settled_at IS NULL` : which
  const notices = await queries.rows<ReadNotice>(sql`
    SELECT n.id, n.code, n.record_id, n.facts, n.created_at, n.settled_at IS NOT NULL AS settled, ${isRead(reader)} AS read
    FROM notification n WHERE ${condition} ORDER BY n.id DESC LIMIT ${limit} OFFSET ${offset}`)
  const counted = await queries.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM notification n WHERE ${condition}`,
  )
  return { notices, total: counted?.total ?? 0 }
}

/** Counts the unread notices of each menu. */
export async function countUnread(queries: Queries, reader: NoticeReader): Promise<UnreadCounts> {
  const [notification, message, event] = noticeMenus.map((menu) => {
    const few = sql`SELECT 1 FROM notification n WHERE ${unread(reader, codesOf(reader, menu))} LIMIT ${unreadAtMost}`
    return sql`(SELECT count(*)::int FROM (${few}) AS few)`
  })
  const counts = await queries.row<UnreadCounts>(
    sql`SELECT ${notification} AS notification, ${message} AS message, ${event} AS event`,
  )
  return counts ?? { notification: 0, message: 0, event: 0 }
}

/** Marks these notices, or all of a menu, as read; ignores notices that the reader may not see. */
export async function markRead(
  queries: Queries,
  reader: NoticeReader,
  { ids, menu }: { ids?: readonly string[] | undefined; menu?: NoticeMenu | undefined },
): Promise<void> {
  const those = ids ? sql`AND n.id = ANY(${[...ids]}::uuid[])` : sql``
  await queries.run(sql`INSERT INTO notification_read (user_id, notification_id)
    SELECT ${reader.userId}::uuid, n.id FROM notification n WHERE ${readableBy(reader, codesOf(reader, menu))} ${those}
    ON CONFLICT DO NOTHING`)
}

function codesOf({ codes }: NoticeReader, menu: NoticeMenu | undefined): NoticeCode[] {
  return codes.filter((code) => menu === undefined || noticeTable[code].menu === menu)
}

/** The condition for notices of kinds that the reader may see and has not turned off, and about records within reach. */
function readableBy({ userId, limited }: NoticeReader, codes: readonly NoticeCode[]): Sql {
  const isMeant = sql`n.code = ANY(${[...codes]}::text[]) AND (n.user_id IS NULL OR n.user_id = ${userId}::uuid)
    AND NOT EXISTS (SELECT 1 FROM notification_choice c WHERE c.user_id = ${userId} AND c.kind = n.code)`
  return join([isMeant, ...limited.map(isWithin)], ' AND ')
}

function isWithin({ codes, table, owned }: LimitedNotices): Sql {
  return sql`(n.code <> ALL(${[...codes]}::text[]) OR n.record_id IN (${idsSql(table, [owned])}))`
}

function unread(reader: NoticeReader, codes: readonly NoticeCode[]): Sql {
  return sql`${readableBy(reader, codes)} AND n.settled_at IS NULL AND NOT ${isRead(reader)}`
}

function isRead({ userId }: NoticeReader): Sql {
  return sql`EXISTS (SELECT 1 FROM notification_read r WHERE r.notification_id = n.id AND r.user_id = ${userId})`
}
