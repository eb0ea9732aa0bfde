import type { Queries } from '#server/database/Database.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { noticeTable } from '#shared/notifications/noticeTable.ts'
import type { NoticeMenu } from '#shared/contracts/NoticeLine.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { idsSql } from '../crud/query/filterSql.ts'
import type { OwnedFilter } from '../crud/query/ListQuery.ts'

/** A notice as one reader sees it. */
export interface ReadNotice {
  id: string
  code: NoticeCode
  record_id: string | null
  facts: JsonObject
  created_at: string
  /** True when nobody needs to look any more. */
  settled: boolean
  read: boolean
}

/** Who reads, and which kinds they may see. */
export interface NoticeReader {
  userId: string
  codes: readonly NoticeCode[]
  /** Kinds about records of which the reader sees some alone. */
  limited: readonly LimitedNotices[]
}

/** Kinds of notices, and of which records a reader hears. */
export interface LimitedNotices {
  codes: readonly NoticeCode[]
  table: Table
  owned: OwnedFilter
}

/** How many unread notices each menu has; `unreadAtMost` stands for that many and more. */
export type UnreadCounts = Record<NoticeMenu, number>

/** Which notices are asked for, newest first. */
export interface NoticeQuery {
  menu?: NoticeMenu | undefined
  /** Of one kind alone. */
  code?: NoticeCode | undefined
  unreadOnly: boolean
  /** Only those that still have to be dealt with, read or not. */
  waitingOnly: boolean
  offset: number
  limit: number
}

/** Beyond it nobody counts. */
export const unreadAtMost = 100

/** One page of a reader's notices, and how many there are in all. */
export async function readNotices(
  queries: Queries,
  reader: NoticeReader,
  { menu, code, unreadOnly, waitingOnly, offset, limit }: NoticeQuery,
): Promise<{ notices: ReadNotice[]; total: number }> {
  const codes = codesOf(reader, menu).filter((each) => code === undefined || each === code)
  const which = unreadOnly ? unread(reader, codes) : meant(reader, codes)
  const condition = waitingOnly ? sql`${which} AND n.settled_at IS NULL` : which
  const notices = await queries.rows<ReadNotice>(sql`
    SELECT n.id, n.code, n.record_id, n.facts, n.created_at, n.settled_at IS NOT NULL AS settled, ${isRead(reader)} AS read
    FROM notification n WHERE ${condition} ORDER BY n.id DESC LIMIT ${limit} OFFSET ${offset}`)
  const counted = await queries.row<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM notification n WHERE ${condition}`,
  )
  return { notices, total: counted?.total ?? 0 }
}

/** The numbers on the menus. */
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

/** Marks these as read, or everything of a menu; what the reader may not see stays as it is. */
export async function markRead(
  queries: Queries,
  reader: NoticeReader,
  { ids, menu }: { ids?: readonly string[] | undefined; menu?: NoticeMenu | undefined },
): Promise<void> {
  const those = ids ? sql`AND n.id = ANY(${[...ids]}::uuid[])` : sql``
  await queries.run(sql`INSERT INTO notification_read (user_id, notification_id)
    SELECT ${reader.userId}::uuid, n.id FROM notification n WHERE ${meant(reader, codesOf(reader, menu))} ${those}
    ON CONFLICT DO NOTHING`)
}

function codesOf({ codes }: NoticeReader, menu: NoticeMenu | undefined): NoticeCode[] {
  return codes.filter((code) => menu === undefined || noticeTable[code].menu === menu)
}

/** Of kinds that the reader may see and has not put aside, and about records within reach. */
function meant({ userId, limited }: NoticeReader, codes: readonly NoticeCode[]): Sql {
  const isMeant = sql`n.code = ANY(${[...codes]}::text[]) AND (n.user_id IS NULL OR n.user_id = ${userId}::uuid)
    AND NOT EXISTS (SELECT 1 FROM notification_choice c WHERE c.user_id = ${userId} AND c.kind = n.code)`
  return join([isMeant, ...limited.map(isWithin)], ' AND ')
}

function isWithin({ codes, table, owned }: LimitedNotices): Sql {
  return sql`(n.code <> ALL(${[...codes]}::text[]) OR n.record_id IN (${idsSql(table, [owned])}))`
}

function unread(reader: NoticeReader, codes: readonly NoticeCode[]): Sql {
  return sql`${meant(reader, codes)} AND n.settled_at IS NULL AND NOT ${isRead(reader)}`
}

function isRead({ userId }: NoticeReader): Sql {
  return sql`EXISTS (SELECT 1 FROM notification_read r WHERE r.notification_id = n.id AND r.user_id = ${userId})`
}
