import type { Webhook } from '#generated/types/webhook.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** Something that a webhook is told of. */
export interface WebhookEvent {
  /** The same in every attempt: that of the line in the audit log. */
  id: string
  /** What happened, such as `order.move`. */
  type: string
  /** What the record is called. */
  subject: string
  /** When it happened. */
  at: string
  body: JsonObject
}

/** What a webhook may ask to be told of. */
export type EventName = Webhook['told_events'][number]
