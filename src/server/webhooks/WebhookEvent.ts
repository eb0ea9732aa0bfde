import type { Webhook } from '#generated/types/webhook.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** An event that is sent to a webhook. */
export interface WebhookEvent {
  /** The id of the line in the audit log, so it is the same in every attempt. */
  id: string
  /** The kind of the event, such as `order.move`. */
  type: string
  /** The name of the record. */
  subject: string
  /** The time of the event. */
  at: string
  body: JsonObject
}

/** The events to which a webhook may subscribe. */
export type EventName = Webhook['told_events'][number]
