import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { newId } from '#server/database/newId.ts'
import { join, sql } from '#server/database/sql.ts'
import type { WebhookDelivery } from '#generated/types/webhookDelivery.ts'
import type { Without } from '#shared/contracts/Without.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import type { HeldWebhook } from './heldWebhook.ts'
import { settleFailing, notifyFailing } from './failingNotices.ts'
import { isTaken } from './send.ts'
import type { Answer } from './send.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** The outcome of an attempt to deliver an event. */
export type DeliveryOutcome = WebhookDelivery['outcome']

/** The outcome of a call. */
export function outcomeOf(answer: Answer): DeliveryOutcome {
  return isTaken(answer) ? 'delivered' : 'undelivered'
}

/** An attempt with its outcome. */
export interface Attempt extends Answer, Pick<WebhookDelivery, 'outcome'> {
  event: WebhookEvent
  /** The duration of the attempt in milliseconds. */
  ms: number
}

type Result = NonNullable<RecordOf<'webhook'>['last_result']>

const d = namesOf('webhookDelivery')
const w = namesOf('webhook')
const errorAtMost = 500

/** The columns except the body, which is JSON. */
const columns = [
  'id',
  'webhook_id',
  'told_event',
  'event_id',
  'subject',
  'outcome',
  'http_status',
  'attempt_number',
  'duration_ms',
  'error',
] as const satisfies readonly (keyof WebhookDelivery)[]

/** Adds a line to the log of deliveries. */
export async function addDelivery(
  queries: Queries,
  webhook: Pick<HeldWebhook, 'id' | 'failures'>,
  attempt: Attempt,
): Promise<void> {
  const { event, outcome, ms, status = null, error } = attempt
  const row: Without<WebhookDelivery, 'created_at'> = {
    id: newId(),
    webhook_id: webhook.id,
    told_event: event.type,
    event_id: event.id,
    subject: event.subject,
    outcome,
    http_status: status,
    attempt_number: webhook.failures + 1,
    duration_ms: Math.round(ms),
    error: error?.slice(0, errorAtMost) ?? null,
    event_body: event.body,
  }
  await queries.run(sql`INSERT INTO ${d.table} (${join([...columns.map(d), d('event_body')])})
    VALUES (${join([...columns.map((column) => row[column]), JSON.stringify(row.event_body)])})`)
}

/** Records the result at the webhook, and notifies the people in charge of it. */
export async function noteResult(
  tx: Queries,
  webhook: HeldWebhook,
  { outcome, ...answer }: Attempt,
): Promise<void> {
  if (outcome === 'delivered') await noteDelivered(tx, webhook.id)
  if (outcome !== 'undelivered') return
  await noteFailing(tx, webhook.id)
  await notifyFailing(tx, webhook, answer)
}

/** Records a delivery, at most once a minute, without raising the version, so that open forms see no conflict. */
async function noteDelivered(tx: Queries, id: string): Promise<void> {
  const result: Result = 'delivered'
  const noted = await tx.run(sql`UPDATE ${w.table}
    SET ${w('last_result')} = ${result}, ${w('delivered_at')} = now(), ${w('failing_since')} = NULL
    WHERE ${w('id')} = ${id} AND (${w('last_result')} <> ${result} OR ${w('delivered_at')} < now() - interval '1 minute')`)
  if (noted > 0) await settleFailing(tx, [id])
}

async function noteFailing(tx: Queries, id: string): Promise<void> {
  const result: Result = 'failing'
  await tx.run(sql`UPDATE ${w.table}
    SET ${w('last_result')} = ${result}, ${w('failing_since')} = COALESCE(${w('failing_since')}, now())
    WHERE ${w('id')} = ${id} AND ${w('last_result')} IS DISTINCT FROM ${result}`)
}
