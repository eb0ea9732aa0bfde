import type { Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** What a transaction has to hold until it ends: records of a table, which stay as they are, or a lock that has a name. */
export type Held = HeldRecords | HeldLock

interface HeldRecords {
  table: string
  ids: readonly string[]
}

interface HeldLock {
  lock: string
}

/** Another call holds what this one has to hold, and may in turn wait for what this one has locked. */
export class HeldElsewhere extends AppError {
  readonly held: Held

  constructor(held: Held) {
    super('WRITE_CONFLICT')
    this.held = held
  }
}

/** What a refusal, or its cause, is about. */
export function heldIn(error: unknown): Held | undefined {
  if (error instanceof HeldElsewhere) return error.held
  return error instanceof AppError ? heldIn(error.cause) : undefined
}

/** These with others, once each and in one order everywhere, the locks first. */
export function joinedHeld(all: readonly Held[], next: Held): Held[] {
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

/** Locks records; where the call should hold them already and another one does after all, it begins again. */
export async function orBeginAgain<T>(lock: () => Promise<T>, areHeld: boolean): Promise<T> {
  try {
    return await lock()
  } catch (error) {
    if (!areHeld || constraintOf(error)?.kind !== 'lockTimeout') throw error
    throw new AppError('WRITE_CONFLICT', { cause: error })
  }
}

/** Takes a lock that has a name until the transaction ends; where another call holds it, this one begins again with it. */
export async function holdOrBeginAgain(tx: Transaction, lock: string): Promise<void> {
  const taken = await tx.row<{ isOurs: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${keyOf(lock)}) AS "isOurs"`,
  )
  if (!taken?.isOurs) throw new HeldElsewhere({ lock })
}

/** Waits until no other call holds this, and holds it until the transaction ends. */
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
