import type { Webhook } from '#generated/types/webhook.ts'
import type { WebhookDelivery } from '#generated/types/webhookDelivery.ts'
import type { Database } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { ResendResult } from '#shared/contracts/ResendResult.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { addDelivery, outcomeOf } from './deliveries.ts'
import type { Attempt } from './deliveries.ts'
import { isTaken } from './send.ts'
import type { WebhookTarget, WebhookCaller } from './WebhookCaller.ts'

interface Sent
  extends
    WebhookTarget,
    Pick<
      WebhookDelivery,
      'webhook_id' | 'event_id' | 'told_event' | 'subject' | 'event_body' | 'created_at'
    > {
  status: Webhook['status']
  /** The number of all attempts for the event. */
  attempts: number
}

const d = namesOf('webhookDelivery', 'd')
const e = namesOf('webhookDelivery', 'e')
const w = namesOf('webhook', 'w')

/** Sends the event of a delivery again unchanged, independently of the webhook's other events; logs the attempt as a new line. */
export async function sendAgain(
  { database, caller }: { database: Database; caller: WebhookCaller },
  deliveryId: string,
  signal: AbortSignal,
): Promise<ResendResult> {
  const sent = await readSent(database, deliveryId)
  if (sent.status !== 'enabled') throw new AppError('WEBHOOK_DISABLED')
  const { event_id: id, event_body: body, webhook_id, told_event: type, subject, attempts } = sent
  if (!id || !isJsonObject(body)) throw new AppError('RECORD_NOT_FOUND')
  const event = { id, type, subject: subject ?? '', at: sent.created_at, body }
  const started = performance.now()
  const answer = await caller.call(sent, event, signal)
  const attempt: Attempt = { ...answer, event, outcome: outcomeOf(answer), ms: performance.now() - started }
  await addDelivery(database, { id: webhook_id, failures: attempts }, attempt)
  return { taken: isTaken(answer), status: answer.status ?? null, reason: answer.error ?? null }
}

async function readSent(database: Database, deliveryId: string): Promise<Sent> {
  const sent = await database.row<Sent>(sql`
    SELECT ${d('webhook_id')} AS webhook_id, ${d('event_id')} AS event_id, ${d('told_event')} AS told_event,
      ${d('subject')} AS subject, ${d('event_body')} AS event_body, ${d('created_at')} AS created_at,
      ${w('target_url')} AS url, ${w('signing_secret')} AS secret, ${w('status')} AS status,
      (SELECT count(*)::int FROM ${e.table}
        WHERE ${e('event_id')} = ${d('event_id')} AND ${e('webhook_id')} = ${d('webhook_id')}) AS attempts
    FROM ${d.table} JOIN ${w.table} ON ${w('id')} = ${d('webhook_id')} WHERE ${d('id')} = ${deliveryId}`)
  if (!sent) throw new AppError('RECORD_NOT_FOUND')
  return sent
}
