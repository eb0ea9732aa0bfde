import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import type { EventName } from './WebhookEvent.ts'

/** A webhook that this process has to itself for a while. */
export interface HeldWebhook {
  id: string
  name: string
  url: string
  /** As it is kept. */
  secret: string | null
  /** None: all. */
  entities: readonly string[]
  events: readonly EventName[]
  /** Of the last line of the audit log that is done with. */
  number: number
  /** Whether it is told first that it is there. */
  greets: boolean
  failures: number
}

const w = namesOf('webhook', 'w')
const enabled: RecordOf<'webhook'>['status'] = 'enabled'
// Longer than a call may take; it begins again with each.
const heldUntil = sql`now() + interval '60 seconds'`

/** Takes a webhook that has something to be told, and that no other process has; undefined: there is none. */
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

/** Notes how far a webhook is; this process keeps it for the next event. */
export async function noteProgress(queries: Queries, { id }: HeldWebhook, number: number): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET number = ${number}::bigint, failures = 0, greets = false,
    held_until = ${heldUntil} WHERE webhook_id = ${id}`)
}

/** Notes that everything up to a line is done with, and lets others have the webhook. */
export async function finish(queries: Queries, { id }: HeldWebhook, number: number): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET number = ${number}::bigint, failures = 0, greets = false,
    held_until = '-infinity', next_at = now() WHERE webhook_id = ${id}`)
}

/** Lets others have it, who have waited, before there is more to be done. */
export async function letGo(queries: Queries, { id }: HeldWebhook): Promise<void> {
  await queries.run(
    sql`UPDATE webhook_state SET held_until = '-infinity', next_at = now() WHERE webhook_id = ${id}`,
  )
}

/** Puts the next attempt off. */
export async function putOff(queries: Queries, { id, failures }: HeldWebhook): Promise<void> {
  await queries.run(sql`UPDATE webhook_state SET failures = failures + 1, held_until = '-infinity',
    next_at = now() + make_interval(secs => ${secondsUntilRetry(failures)}) WHERE webhook_id = ${id}`)
}

/** A webhook that is new is told of what happens from now on; one that was mended is tried at once. */
export async function beginWebhook(tx: Transaction, id: string): Promise<void> {
  await tx.run(sql`INSERT INTO webhook_state (webhook_id, number) SELECT ${id}, number FROM audit_head
    ON CONFLICT (webhook_id) DO UPDATE SET greets = true, failures = 0, next_at = now()`)
}

/** Forgets how far they are. */
export async function endWebhooks(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(sql`DELETE FROM webhook_state WHERE webhook_id = ANY(${ids}::uuid[])`)
}

const waits = [5, 30, 120, 600, 1800] as const
const longestWait = 3600

function secondsUntilRetry(failures: number): number {
  return waits[failures] ?? longestWait
}
