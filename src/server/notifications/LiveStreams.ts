import type { Database } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { LiveStream } from './LiveStream.ts'
import { activated } from '../policy/activated.ts'
import { isSessionValid } from '../policy/isSessionValid.ts'

const u = namesOf('user', 'u')

/** The limits and intervals of the streams of one process. */
export interface LiveLimits {
  perUser: number
  inTotal: number
  /** The interval of heartbeats, well below the minute after which proxies close a silent connection. */
  beatMs: number
  /** The time for which events are collected before they are sent. */
  collectMs: number
  /** The least time between two events about notices for each open stream, because every reader then fetches the news. */
  noticesMsEach: number
}

const usualLimits: LiveLimits = {
  perUser: 12,
  inTotal: 1000,
  beatMs: 20_000,
  collectMs: 100,
  noticesMsEach: 10,
}
const channel = 'live'

/** The open streams of this process, which forward the notifications of the database's channel. */
export class LiveStreams {
  readonly #database: Database
  readonly #limits: LiveLimits
  readonly #streams = new Set<LiveStream>()
  #listening: Promise<unknown> | undefined
  #sending: { timer: NodeJS.Timeout; at: number } | undefined
  #sentAt = -Infinity
  #beating: NodeJS.Timeout | undefined

  constructor(database: Database, limits: Partial<LiveLimits> = {}) {
    this.#database = database
    this.#limits = { ...usualLimits, ...limits }
  }

  /** Opens a stream for a session; undefined when a limit is reached. */
  async open(user: Pick<SessionUser, 'id' | 'sessionId'>): Promise<LiveStream | undefined> {
    const own = [...this.#streams].filter(({ userId }) => userId === user.id)
    if (own.length >= this.#limits.perUser || this.#streams.size >= this.#limits.inTotal) return undefined
    const stream = new LiveStream(user)
    this.#streams.add(stream)
    stream.on('close', () => this.#forget(stream))
    stream.on('error', () => undefined)
    this.#beating ??= setInterval(() => this.#beat(), this.#limits.beatMs).unref()
    // Until the process listens, a stream would miss events.
    await this.#listen().catch((error: unknown) => {
      stream.destroy()
      throw error
    })
    return stream
  }

  /** Ends all streams, because nothing else would before the server closes. */
  close(): void {
    clearInterval(this.#beating)
    clearTimeout(this.#sending?.timer)
    for (const stream of this.#streams) stream.end()
  }

  /** Starts listening for the first stream; the process then listens until it ends. */
  async #listen(): Promise<void> {
    this.#listening ??= this.#database
      .listen(
        channel,
        (payload) => this.#hear(payload),
        () => this.#resync(),
      )
      .catch((error: unknown) => {
        this.#listening = undefined
        throw error
      })
    await this.#listening
  }

  #hear(payload: string): void {
    const [what, id] = payload.split(' ')
    if (what === 'notices' || what === 'permissions') this.#tell(what, () => true)
    if (what === 'noticesOf') this.#tell('notices', ({ userId }) => userId === id)
    if (what === 'permissionsOf') this.#tell('permissions', ({ userId }) => userId === id)
    if (what === 'ended') this.#end(({ sessionId }) => sessionId === id)
  }

  #tell(event: LiveEvent, isMeant: (stream: LiveStream) => boolean): void {
    for (const stream of this.#streams) if (isMeant(stream)) stream.note(event)
    const { collectMs, noticesMsEach } = this.#limits
    const nextNotices = this.#sentAt + noticesMsEach * this.#streams.size
    const soon = performance.now() + collectMs
    this.#sendAt(event === 'notices' ? Math.max(soon, nextNotices) : soon)
  }

  /** Schedules the next sending; an earlier one also sends the events that could wait. */
  #sendAt(at: number): void {
    if (this.#sending && this.#sending.at <= at) return
    clearTimeout(this.#sending?.timer)
    this.#sending = { at, timer: setTimeout(() => this.#send(), at - performance.now()) }
  }

  #send(): void {
    this.#sending = undefined
    this.#sentAt = performance.now()
    for (const stream of this.#streams) stream.send()
  }

  #end(isMeant: (stream: LiveStream) => boolean): void {
    for (const stream of this.#streams) if (isMeant(stream)) stream.end('ended')
  }

  #resync(): void {
    this.#tell('notices', () => true)
    this.#tell('permissions', () => true)
    this.#beat()
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat()
    // While the database is unavailable this cannot be checked; the next beat retries.
    this.#endLost().catch(() => undefined)
  }

  /** Ends the streams of lost sessions: expiry causes no notification, and neither do changes of users made past the server. */
  async #endLost(): Promise<void> {
    if (this.#streams.size === 0) return
    const ids = [...this.#streams].map(({ sessionId }) => sessionId)
    const rows = await this.#database.rows<{ id: string }>(sql`
      SELECT s.id FROM session s
      JOIN ${u.table} ON ${u('id')} = s.user_id AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL
      WHERE s.id = ANY(${ids}::uuid[]) AND ${isSessionValid}`)
    const alive = new Set(rows.map(({ id }) => id))
    const asked = new Set(ids)
    this.#end(({ sessionId }) => asked.has(sessionId) && !alive.has(sessionId))
  }

  #forget(stream: LiveStream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#beating)
    this.#beating = undefined
  }
}
