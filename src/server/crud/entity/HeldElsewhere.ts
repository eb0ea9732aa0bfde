import type { Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Records of a table that have to stay as they are until the transaction ends. */
export interface Held {
  table: string
  ids: readonly string[]
}

/** Another call is changing records that this one has to hold, and may in turn wait for what this one has locked. */
export class HeldElsewhere extends AppError {
  readonly held: Held

  constructor(held: Held) {
    super('WRITE_CONFLICT')
    this.held = held
  }
}

/** The records that a refusal, or its cause, is about. */
export function heldIn(error: unknown): Held | undefined {
  if (error instanceof HeldElsewhere) return error.held
  return error instanceof AppError ? heldIn(error.cause) : undefined
}

/** These with others, once each and in one order everywhere. */
export function joinedHeld(all: readonly Held[], { table, ids }: Held): Held[] {
  const known = all.find((held) => held.table === table)?.ids ?? []
  const others = all.filter((held) => held.table !== table)
  const joined = { table, ids: [...new Set([...known, ...ids])] }
  return [...others, joined].toSorted((one, other) => one.table.localeCompare(other.table))
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

/** Waits until no other call is changing these records, and keeps them as they are until the transaction ends. */
export async function hold(tx: Transaction, { table, ids }: Held): Promise<void> {
  await tx.run(
    sql`SELECT FROM ${identifier(table)} t WHERE t."id" = ANY(${ids}::uuid[]) ORDER BY t."id" FOR SHARE`,
  )
}
