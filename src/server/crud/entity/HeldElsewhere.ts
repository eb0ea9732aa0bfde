import type { Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Something that a transaction holds until it ends: records of a table, which do not change, or a named lock. */
export type Held = HeldRecords | HeldLock

interface HeldRecords {
  table: string
  ids: readonly string[]
}

interface HeldLock {
  lock: string
}

/** Another call holds what this one needs, and may itself wait for locks of this one. */
export class HeldElsewhere extends AppError {
  readonly held: Held

  constructor(held: Held) {
    super('WRITE_CONFLICT')
    this.held = held
  }
}

/** The records or the lock that a refusal, or its cause, is about. */
export function heldIn(error: unknown): Held | undefined {
  if (error instanceof HeldElsewhere) return error.held
  return error instanceof AppError ? heldIn(error.cause) : undefined
}

/** Adds `next` to what a transaction holds, without duplicates and in the same order everywhere, the locks first. */
export function addHeld(all: readonly Held[], next: Held): Held[] {
  const known = all.find((held) => placeOf(held) === placeOf(next))
  const joined = 'ids' in next ? { ...next, ids: [...new Set([...idsIn(known), ...next.ids])] } : next
  const others = all.filter((held) => held !== known)
  return [...others, joined].toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
}

function idsIn(held: Held | undefined): readonly string[] {
  return held && 'ids' in held ? held.ids : []
}

function placeOf(held: Held): string {
  return 'lock' in held ? `0 ${held.lock}` : `1 ${held.table}`
}

/** Locks records. If they should be held already but another call holds them, throws WRITE_CONFLICT to begin again. */
export async function lockOrRetry<T>(lock: () => Promise<T>, areHeld: boolean): Promise<T> {
  try {
    return await lock()
  } catch (error) {
    if (!areHeld || constraintOf(error)?.kind !== 'lockTimeout') throw error
    throw new AppError('WRITE_CONFLICT', { cause: error })
  }
}

/** Takes a named lock until the transaction ends. If another call holds it, this call begins again and takes it first. */
export async function tryLockOrRetry(tx: Transaction, lock: string): Promise<void> {
  const taken = await tx.row<{ isOurs: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${keyOf(lock)}) AS "isOurs"`,
  )
  if (!taken?.isOurs) throw new HeldElsewhere({ lock })
}

/** Waits for records or a lock and holds them until the transaction ends. */
export async function hold(tx: Transaction, held: Held): Promise<void> {
  if ('lock' in held) await tx.run(sql`SELECT pg_advisory_xact_lock(${keyOf(held.lock)})`)
  else await holdRecords(tx, held)
}

function keyOf(lock: string): Sql {
  return sql`hashtextextended(${lock}, 0)`
}

async function holdRecords(tx: Transaction, { table, ids }: HeldRecords): Promise<void> {
  await tx.run(
    sql`SELECT FROM ${identifier(table)} t WHERE t."id" = ANY(${ids}::uuid[]) ORDER BY t."id" FOR SHARE`,
  )
}
