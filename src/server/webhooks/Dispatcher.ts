import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { finish, holdWebhook, unlockWebhook, noteProgress, postponeWebhook } from './heldWebhook.ts'
import type { HeldWebhook } from './heldWebhook.ts'
import { addDelivery, noteResult, outcomeOf } from './deliveries.ts'
import type { Attempt, DeliveryOutcome } from './deliveries.ts'
import { readEvents } from './readEvents.ts'
import type { WebhookCaller } from './WebhookCaller.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** The parts that the dispatcher needs. */
export interface DispatcherParts {
  database: Database
  caller: WebhookCaller
  log: FastifyBaseLogger
}

const atOnce = 4
// After this time a slow receiver leaves its place to others.
const turnMs = 5000
// Events older than this are useless.
const keptMs = 3 * 24 * 3_600_000

/** Sends events to webhooks: to each its events in order and one at a time, across all processes. */
export class Dispatcher {
  readonly #parts: DispatcherParts
  readonly #end = new AbortController()
  readonly #running = new Set<Promise<void>>()
  #looking: Promise<void> | undefined
  #isWoken = false

  constructor(parts: DispatcherParts) {
    this.#parts = parts
  }

  /** Tells the dispatcher that there may be new events. */
  wake(): void {
    this.#isWoken = true
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#complain(error))
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Aborts the calls; the next process sends their events again. */
  async close(): Promise<void> {
    this.#end.abort()
    await this.#looking
    await Promise.all(this.#running)
  }

  async #look(): Promise<void> {
    while (this.#isWoken && !this.#end.signal.aborted) {
      this.#isWoken = false
      while (this.#running.size < atOnce && (await this.#begin())) continue
    }
  }

  /** Takes a webhook and begins to send its events; false when none has events waiting. */
  async #begin(): Promise<boolean> {
    if (this.#end.signal.aborted) return false
    const webhook = await holdWebhook(this.#parts.database)
    if (!webhook) return false
    const work = this.#tell(webhook)
      .catch((error: unknown) => this.#complain(error))
      .finally(() => {
        this.#running.delete(work)
        // This webhook may have more events, and another may have had no place.
        this.wake()
      })
    this.#running.add(work)
    return true
  }

  async #tell(webhook: HeldWebhook): Promise<void> {
    const { database } = this.#parts
    if (
      webhook.greets &&
      !(await this.#deliver(webhook, { number: webhook.number, event: greetingOf(webhook) }))
    )
      return
    const greeted = { ...webhook, greets: false }
    let { failures } = webhook
    const until = performance.now() + turnMs
    const lines = await readEvents(database, webhook)
    for (const { number, event } of lines) {
      if (!event) continue
      if (performance.now() > until) return unlockWebhook(database, webhook)
      if (!(await this.#deliver({ ...greeted, failures }, { number, event }))) return
      failures = 0
    }
    await finish(database, greeted, lines.at(-1)?.number ?? webhook.number)
  }

  /** Sends an event; true if the event is done, so that the next may follow. */
  async #deliver(
    webhook: HeldWebhook,
    { number, event }: { number: number; event: WebhookEvent },
  ): Promise<boolean> {
    const { database, caller } = this.#parts
    const isLate = Date.now() - Date.parse(event.at) > keptMs
    const started = performance.now()
    const answer = isLate ? {} : await caller.call(webhook, event, this.#end.signal)
    if (this.#end.signal.aborted) {
      await unlockWebhook(database, webhook)
      return false
    }
    const outcome: DeliveryOutcome = isLate ? 'givenUp' : outcomeOf(answer)
    const attempt: Attempt = { ...answer, event, outcome, ms: performance.now() - started }
    await database.transaction(async (tx) => {
      await addDelivery(tx, webhook, attempt)
      await noteResult(tx, webhook, attempt)
      if (outcome === 'undelivered') await postponeWebhook(tx, webhook)
      else await noteProgress(tx, webhook, number)
    })
    return outcome !== 'undelivered'
  }

  #complain(error: unknown): void {
    this.#parts.log.warn({ err: error, tag: 'webhooks' }, 'webhooks could not be told')
  }
}

/** The first event of a webhook, which announces that it is set up. */
function greetingOf({ name }: HeldWebhook): WebhookEvent {
  const [type, at] = ['webhook.ping', new Date().toISOString()]
  return { id: newId(), type, subject: name, at, body: { type, timestamp: at, data: {} } }
}
