import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoticeLine } from '#shared/contracts/NoticeLine.ts'
import { noticeMenus } from '#shared/contracts/NoticeLine.ts'
import { noticeCodes, noticeTable } from '#shared/notifications/noticeTable.ts'
import { firstPage, readPage } from '../crud/query/readPage.ts'
import type { NoticeCode } from '#shared/notifications/noticeTable.ts'
import { LiveStreams } from '../notifications/LiveStreams.ts'
import { countUnread, markRead, readNotices } from '../notifications/readNotices.ts'
import type { LimitedNotices, NoticeReader, ReadNotice } from '../notifications/readNotices.ts'
import { ownedFilterFor } from '../crud/reach/ownedFilterFor.ts'
import type { ReachContext } from '../crud/reach/ownedFilterFor.ts'
import { list, ok } from '../http/envelope.ts'
import { reachContextOf } from '../plugins/reachContextOf.ts'
import type { ReachParts } from '../plugins/reachContextOf.ts'
import { userOf } from '../plugins/session.ts'
import { onCallEnd } from '../http/onCallEnd.ts'
import type { ServerParts } from '../http/ServerParts.ts'

const menu = { type: 'string', enum: noticeMenus } as const
const yesOrNo = { type: 'string', enum: ['true', 'false'] } as const
const whole = { type: 'string', pattern: '^\\d{1,6}$' } as const

const listQuery = {
  type: 'object',
  properties: {
    menu,
    code: { type: 'string', enum: noticeCodes },
    unread: yesOrNo,
    waiting: yesOrNo,
    current: whole,
    pageSize: whole,
  },
  additionalProperties: false,
} as const

const readBody = {
  type: 'object',
  properties: {
    ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 500 },
    menu,
  },
  additionalProperties: false,
  minProperties: 1,
} as const

const notice = {
  id: { type: 'string', format: 'uuid' },
  code: { type: 'string', enum: noticeCodes },
  record_id: { type: ['string', 'null'], format: 'uuid' },
  facts: { type: 'object', additionalProperties: {} },
  created_at: { type: 'string', format: 'date-time' },
  settled: { type: 'boolean' },
  read: { type: 'boolean' },
} as const satisfies Record<keyof ReadNotice, JsonObject>

const noticesAnswer = {
  type: 'array',
  items: { type: 'object', properties: notice, required: Object.keys(notice) },
}

const count = { type: 'integer', minimum: 0 } as const

const unreadAnswer = {
  type: 'object',
  properties: { notification: count, message: count, event: count },
  required: noticeMenus,
} as const

/** The server's parts with a check of whether a caller holds a page. */
export interface NotificationParts extends ServerParts {
  may: (request: FastifyRequest, code: string) => Promise<boolean>
}

/** GET /current/notifications, …/unread and PUT …/read, and the stream GET /current/live (S2.06). */
export async function notificationRoutes(api: FastifyInstance, parts: NotificationParts): Promise<void> {
  const { config, database } = parts
  const streams = new LiveStreams(database)
  api.addHook('preClose', async () => streams.close())

  api.get<{ Querystring: FromSchema<typeof listQuery> }>(
    '/current/notifications',
    {
      schema: { querystring: listQuery },
      config: { access: 'session', call: 'notifications', answer: noticesAnswer },
    },
    async (request) => {
      const { query } = request
      const { offset, limit } = readPage(query) ?? firstPage
      const { menu, code } = query
      const [unreadOnly, waitingOnly] = [query.unread === 'true', query.waiting === 'true']
      const asked = { menu, code, unreadOnly, waitingOnly, offset, limit }
      const { notices, total } = await readNotices(database, await readerOf(request, parts), asked)
      return list(notices, total)
    },
  )

  api.get(
    '/current/notifications/unread',
    { config: { access: 'session', call: 'unreadNotifications', answer: unreadAnswer } },
    async (request) => ok(await countUnread(database, await readerOf(request, parts))),
  )

  api.put<{ Body: FromSchema<typeof readBody> }>(
    '/current/notifications/read',
    {
      schema: { body: readBody },
      config: { access: 'session', call: 'readNotifications', answer: unreadAnswer, audited: false },
    },
    async (request) => {
      const reader = await readerOf(request, parts)
      await markRead(database, reader, request.body)
      return ok(await countUnread(database, reader))
    },
  )

  // Logs no lines for every window that is opened and closed. A HEAD would leave a stream without a reader.
  const quiet = {
    exposeHeadRoute: false,
    logLevel: config.logLevel === 'silent' ? 'silent' : 'warn',
  } as const
  api.get(
    '/current/live',
    { ...quiet, config: { access: 'session', call: 'live' } },
    async (request, reply) => {
      const stream = await streams.open(userOf(request))
      // Not an error: the window polls instead, and browsers print every refusal in their console.
      if (!stream) return reply.code(204).send()
      onCallEnd(request, reply, () => stream.destroy())
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // A connection kept alive would delay the server's end for a minute.
          .header('connection', 'close')
          .header('x-accel-buffering', 'no')
          .send(stream)
      )
    },
  )
}

/** The caller as a reader of notices. Permissions are checked at reading, so a changed role changes its members' notices too. */
export async function readerOf(request: FastifyRequest, parts: ReachParts): Promise<NoticeReader> {
  const reachContext = reachContextOf(request, parts)
  const pages = [...new Set(noticeCodes.map((code) => lineOf(code).page))]
  const open = new Set<string>()
  for (const page of pages) if (page !== undefined && (await parts.may(request, page))) open.add(page)
  const codes = noticeCodes.filter((code) => {
    const { page } = lineOf(code)
    return page === undefined || open.has(page)
  })
  return { userId: userOf(request).id, codes, limited: await limitedNotices(codes, reachContext) }
}

/** The kinds of notices limited to the records within the caller's reach. */
async function limitedNotices(
  codes: readonly NoticeCode[],
  reachContext: ReachContext,
): Promise<LimitedNotices[]> {
  const limited: LimitedNotices[] = []
  const entities = new Set(codes.map((code) => lineOf(code).entity))
  for (const entity of entities) {
    if (entity === undefined) continue
    const table = reachContext.catalog.tableOf(entity)
    const owned = await ownedFilterFor(table, reachContext)
    if (owned) limited.push({ table, owned, codes: codes.filter((code) => lineOf(code).entity === entity) })
  }
  return limited
}

function lineOf(code: NoticeCode): NoticeLine {
  return noticeTable[code]
}
