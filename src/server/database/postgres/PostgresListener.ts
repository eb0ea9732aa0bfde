import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import { ChannelListeners } from '../ChannelListeners.ts'
import type { OnNotify } from '../Database.ts'
import { failureOf } from '../failureOf.ts'
import { identifier, sql } from '../sql.ts'

const firstRetryMs = 100
const lastRetryMs = 3000
// A firewall may drop an idle connection silently; only a query detects it.
const heartbeatMs = 10_000

/** The connection that receives notifications; it reconnects after an interruption. */
export class PostgresListener {
  readonly #config: ClientConfig
  readonly #listeners = new ChannelListeners()
  #client: Client | undefined
  #connecting: Promise<void> | undefined
  #heartbeat: NodeJS.Timeout | undefined
  /** The end of the commands so far: the driver takes one at a time. */
  #last: Promise<void> = Promise.resolve()
  #closed = false

  constructor(config: ClientConfig) {
    this.#config = config
  }

  async listen(channel: string, onNotify: OnNotify, onResync?: () => void): Promise<() => Promise<void>> {
    const remove = this.#listeners.add(channel, onNotify, onResync)
    try {
      await this.#send(sql`LISTEN ${identifier(channel)}`.text)
    } catch (error) {
      remove()
      throw failureOf(error)
    }
    return async () => {
      if (remove()) await this.#send(sql`UNLISTEN ${identifier(channel)}`.text).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#heartbeat)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  #send(command: string): Promise<void> {
    const before = this.#last
    const sent = (async () => {
      await before
      await this.#ask(command)
    })()
    this.#last = sent.catch(() => undefined)
    return sent
  }

  async #ask(command: string): Promise<void> {
    if (this.#closed) return
    await this.#connected()
    await this.#client?.query(command)
  }

  #connected(): Promise<void> {
    this.#connecting ??= this.#connect().catch((error: unknown) => {
      this.#connecting = undefined
      throw error
    })
    return this.#connecting
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#config)
    client.on('notification', ({ channel, payload }) => this.#listeners.notify(channel, payload ?? ''))
    // 'end' reports the end of the connection too; without a listener an 'error' would end the process.
    client.on('error', () => undefined)
    client.on('end', () => this.#onEnd(client))
    try {
      await client.connect()
      for (const channel of this.#listeners.channels) {
        await client.query(sql`LISTEN ${identifier(channel)}`.text)
      }
      if (this.#closed) throw new AppError('DATABASE_UNAVAILABLE', { reason: 'closed' })
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
    this.#watch(client)
  }

  #watch(client: Client): void {
    clearInterval(this.#heartbeat)
    this.#heartbeat = setInterval(() => {
      this.#send('SELECT 1').catch(() => client.connection.stream.destroy())
    }, heartbeatMs)
    this.#heartbeat.unref()
  }

  #onEnd(client: Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    clearInterval(this.#heartbeat)
    this.#connecting = this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    for (let delay = firstRetryMs; !this.#closed; delay = Math.min(delay * 2, lastRetryMs)) {
      await wait(delay, undefined, { ref: false })
      const connected = await this.#connect().then(
        () => true,
        () => false,
      )
      if (connected) break
    }
    this.#listeners.resync()
  }
}
