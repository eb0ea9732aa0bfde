import type { Queries, Transaction } from '#server/database/Database.ts'
import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'
import type { Caller, Context } from '../entity/Context.ts'

/** A call with a key from its caller, so that repeating it does nothing twice. */
export interface KeyedCall {
  user: Caller
  key: string
  /** A keyed digest of method, URL and body. */
  request: string
}

/** The parts of a request that identify it. */
export interface KeyedRequest {
  header: string | readonly string[] | undefined
  method: string
  url: string
  body: unknown
}

/** An answer, and whether it comes from an earlier call. */
export interface Once<T> {
  answer: T | Json
  isReplay: boolean
}

const visible = /^[\x21-\x7e]{1,255}$/

/** The key of a call; undefined if it has none. */
export function keyedCallOf(
  { header, method, url, body }: KeyedRequest,
  context: Context,
): KeyedCall | undefined {
  const { user, catalog } = context
  if (header === undefined || !user) return undefined
  if (typeof header !== 'string' || !visible.test(header)) throw new AppError('IDEMPOTENCY_KEY_INVALID')
  const request = catalog.secrets.digest(canonicalJson([method, url, body ?? null]), 'idempotency_key')
  return { user, key: header, request }
}

/** The key under which calls with the same Idempotency-Key take turns, so that waiting calls hold no connection. */
export function turnOf({ user, key }: KeyedCall): string {
  return `idempotency_key ${user.id} ${key}`
}

/** Runs `work` once per key: a second call waits for the first and gets its answer. Without a key `work` always runs. */
export async function onceByKey<T extends Json>(
  tx: Transaction,
  call: KeyedCall | undefined,
  work: () => Promise<T>,
): Promise<Once<T>> {
  if (!call) return { answer: await work(), isReplay: false }
  const isFirst = await claim(tx, call)
  if (!isFirst) return { answer: await firstAnswer(tx, call), isReplay: true }
  const answer = await work()
  await tx.runUnawaited(sql`UPDATE idempotency_key SET answer = ${JSON.stringify(answer)}::json
    WHERE user_id = ${call.user.id} AND key = ${call.key}`)
  return { answer, isReplay: false }
}

/** Deletes keys older than a day, in pieces, because a long statement would delay other calls. */
export async function sweepKeys(queries: Queries): Promise<void> {
  await deleteInPieces(queries, {
    table: sql`idempotency_key`,
    // A time in the future comes from a clock that was set back.
    where: sql`created_at < now() - interval '1 day' OR created_at > now() + interval '1 day'`,
  })
}

/** Claims the key; waits while another call with the same key is running. */
async function claim(tx: Transaction, { user, key, request }: KeyedCall): Promise<boolean> {
  const claimed = await tx.run(sql`INSERT INTO idempotency_key AS kept (user_id, key, request)
    VALUES (${user.id}, ${key}, ${request})
    ON CONFLICT (user_id, key) DO UPDATE SET request = EXCLUDED.request, answer = NULL, created_at = now()
    WHERE kept.created_at < now() - interval '1 day'`)
  return claimed > 0
}

async function firstAnswer(tx: Transaction, { user, key, request }: KeyedCall): Promise<Json> {
  const kept = await tx.row<{ request: string; answer: Json }>(
    sql`SELECT request, answer FROM idempotency_key WHERE user_id = ${user.id} AND key = ${key}`,
  )
  // The key was deleted between the two statements.
  if (!kept) throw new AppError('WRITE_CONFLICT')
  if (kept.request !== request) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return kept.answer
}
