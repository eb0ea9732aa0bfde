import { createHash } from 'node:crypto'
import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { NoOverlap, Table } from '#shared/contracts/Table.ts'
import { canonicalJson } from '#shared/validation/canonicalJson.ts'
import { isAmong } from '#shared/validation/isAmong.ts'
import type { Context } from './Context.ts'
import { tryLockOrRetry } from './HeldElsewhere.ts'

/**
 * The number of locks of a rule, less than the restarts of a call: it takes at most one for each. Ranges that are never
 * compared share a lock by chance, and then only wait for each other.
 */
const locksOfRule = 16

/**
 * Lets calls take turns that write ranges which may overlap. PostgreSQL stores a range before it looks for others, so two
 * calls would wait for each other until it ends one. Imports take no turn: they would keep everybody else from writing until
 * their end.
 */
export async function lockRanges(
  tx: Transaction,
  { name, noOverlap = [] }: Table,
  { record, changed }: { record: JsonObject; changed: (property: string) => boolean },
  { yields }: Context,
): Promise<void> {
  if (!yields) return
  for (const rule of noOverlap) {
    const bears = [rule.from, rule.to, ...rule.within, ...Object.keys(rule.where ?? {})].some(changed)
    if (bears && isCompared(rule, record))
      await tryLockOrRetry(tx, `range ${name} ${rule.name} ${placeOf(rule, record)}`)
  }
}

function isCompared({ within, where }: NoOverlap, record: JsonObject): boolean {
  return isAmong(where, record) && within.every((name) => (record[name] ?? null) !== null)
}

function placeOf({ within }: NoOverlap, record: JsonObject): number {
  const values = canonicalJson(within.map((name) => record[name] ?? null))
  return createHash('sha256').update(values.toLowerCase()).digest().readUInt16BE() % locksOfRule
}
