import type { FastifyInstance } from 'fastify'
import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { noticeChanges } from './notify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The value of `noticeChanges` when the request arrived. */
    noticesBefore: number
  }
}

const pauseMs = 100

/** Tells the streams of every process, including this one, that there are new notices. */
export async function announce(queries: Queries): Promise<void> {
  await queries.run(sql`SELECT pg_notify('live', 'notices')`)
}

/** Tells the streams of one user that there are new notices. */
export async function announceTo(queries: Queries, userId: string): Promise<void> {
  await queries.run(sql`SELECT pg_notify('live', ${`noticesOf ${userId}`})`)
}

/** Announces the notices of a request once its answer is ready: inside its transaction this would delay all others. */
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
  // Concurrent changes of other requests only cause needless announcements, never missing ones.
  // Checked before the answer is sent, not after it: a live stream is sent for hours and creates no notices itself.
  api.addHook('onSend', (request, _reply, payload, done) => {
    if (noticeChanges() !== request.noticesBefore) announceSoon()
    done(null, payload)
  })
  api.addHook('onClose', async () => clearTimeout(timer))
}
