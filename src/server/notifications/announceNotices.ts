import type { FastifyInstance } from 'fastify'
import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { noticeChanges } from './notify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What `noticeChanges` said when the request came. */
    noticesBefore: number
  }
}

const pauseMs = 100

/** Tells the streams of every process, this one too, that there are notices to read. */
export async function announce(queries: Queries): Promise<void> {
  await queries.run(sql`SELECT pg_notify('live', 'notices')`)
}

/** The same for what one user is told. */
export async function announceTo(queries: Queries, userId: string): Promise<void> {
  await queries.run(sql`SELECT pg_notify('live', ${`noticesOf ${userId}`})`)
}

/** Announces what a request has told, once its answer is ready: inside its transaction that would hold up everybody else's. */
export function addNoticeAnnouncements(api: FastifyInstance, queries: Queries): void {
  let timer: NodeJS.Timeout | undefined
  const announceSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      announce(queries).catch((error: unknown) => {
        api.log.warn({ err: error, tag: 'live' }, 'notices were not announced')
      })
    }, pauseMs)
  }
  api.decorateRequest('noticesBefore', 0)
  api.addHook('onRequest', (request, _reply, done) => {
    request.noticesBefore = noticeChanges()
    done()
  })
  // Others' changes meanwhile only make it announce too often, never too seldom.
  // Before the answer is sent, not after it: a live stream is sent for hours, and has told nobody anything.
  api.addHook('onSend', (request, _reply, payload, done) => {
    if (noticeChanges() !== request.noticesBefore) announceSoon()
    done(null, payload)
  })
  api.addHook('onClose', async () => clearTimeout(timer))
}
