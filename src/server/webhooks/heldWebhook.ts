import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import type { EventName } from './WebhookEvent.ts'

/** A webhook that this process has locked for a while. */
export interface HeldWebhook {
  id: string
  name: string
  url: string
  /** The sealed secret. */
  secret: string | null
  /** The entities to send events of; all when empty. */
  entities: readonly string[]
  events: readonly EventName[]
  /** The number of the last line of the audit log that was handled. */
  number: number
  /** Whether to send the greeting event first. */
  greets: boolean
  failures: number
}

const w = namesOf('webhook', 'w')
const enabled: RecordOf<'webhook'>['status'] = 'enabled'
// Longer than a call may take; renewed with each call.
const heldUntil = sql`now() + interval '60 seconds'`

/** Locks a webhook that has events to send and is not locked by another process; undefined when there is none. */
export async function holdWebhook(queries: Queries): Promise<HeldWebhook | undefined> {
  const row = await queries.row<Omit<HeldWebhook, 'number'> & { number: string }>(sql`
    UPDATE webhook_state s SET held_until = ${heldUntil} FROM ${w.table}
    WHERE ${w('id')} = s.webhook_id AND s.webhook_id = (
      SELECT f.webhook_id FROM webhook_state f JOIN ${w.table} ON ${w('id')} = f.webhook_id
      WHERE ${w('status')} = ${enabled} AND f.next_at <= now() AND f.held_until < now()
        AND (f.greets OR f.number < (SELECT number FROM audit_head))
      ORDER BY f.next_at, f.webhook_id LIMIT 1 FOR UPDATE OF f SKIP LOCKED)
    RETURNING ${w('id')} AS id, ${w('name')} AS name, ${w('target_url')} AS url, ${w('signing_secret')} AS secret, s.number, s.greets, s.failures,
      COALESCE(${w('told_entities')}, '[]') AS entities, ${w('told_events')} AS events`)
  return row && { ...row, number: Number(row.number) }
}

/** Stores the progress of a webhook, and keeps it locked for the next event. */
export async function noteProgress(queries: Queries, webhook: HeldWebhook, number: number): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET ${progressOf(webhook, number)}, held_until = ${heldUntil}
    WHERE webhook_id = ${webhook.id}`)
}

/** Stores that all lines up to a number are handled, and unlocks the webhook. */
export async function finish(queries: Queries, webhook: HeldWebhook, number: number): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET ${progressOf(webhook, number)}, held_until = '-infinity',
    next_at = now() WHERE webhook_id = ${webhook.id}`)
}

/** A greeting that became due while another event was on its way stays due: the webhook was changed. */
function progressOf({ greets }: HeldWebhook, number: number): Sql {
  return sql`number = ${number}::bigint, failures = 0, greets = greets AND NOT ${greets}::boolean`
}

/** Unlocks a webhook that has more events, and puts it behind the waiting ones. */
export async function unlockWebhook(queries: Queries, { id }: HeldWebhook): Promise<void> {
  await queries.run(
    sql`UPDATE webhook_state SET held_until = '-infinity', next_at = now() WHERE webhook_id = ${id}`,
  )
}

/** Unlocks a webhook and postpones the next attempt. */
export async function postponeWebhook(queries: Queries, { id, failures }: HeldWebhook): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET failures = failures + 1, held_until = '-infinity',
    next_at = now() + make_interval(secs => ${secondsUntilRetry(failures)}) WHERE webhook_id = ${id}`)
}

/** Starts a new webhook with events from now on; greets a changed one and retries its events at once. */
export async function beginWebhook(tx: Transaction, id: string): Promise<void> {
  await tx.run(sql`INSERT INTO webhook_state (webhook_id, number) SELECT ${id}, number FROM audit_head
    ON CONFLICT (webhook_id) DO UPDATE SET greets = true, failures = 0, next_at = now()`)
}

/** Removes the progress of webhooks. */
export async function endWebhooks(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(sql`DELETE FROM webhook_state WHERE webhook_id = ANY(${ids}::uuid[])`)
}

const waits = [5, 30, 120, 600, 1800] as const
const longestWait = 3600

function secondsUntilRetry(failures: number): number {
  return waits[failures] ?? longestWait
}
