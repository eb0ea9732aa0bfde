import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import type { Context } from '../../crud/entity/Context.ts'
import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'

const rule = namesOf('distribution')
const version = namesOf('distributionVersion')

/** The rules of a version, the lowest level first. */
export type Rates = DistributionVersion['rates']

/** The current rules, as a version keeps them. */
export const currentRates = sql`(SELECT coalesce(jsonb_agg(
  jsonb_build_object('leave', ${rule('leave')}, 'rate', ${rule('rate')}) ORDER BY ${rule('leave')}), '[]') FROM ${rule.table})`

/** Makes changes of rules wait for each other, and for payments that have read the version in force and not yet committed. */
export async function lockRules(tx: Transaction): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('distribution rates', 0))`)
}

/** The number of the version in force, which stays in force until the transaction ends; 0 before the first version. */
export async function versionInForce(tx: Transaction): Promise<number> {
  // Two statements in one round trip: the snapshot of the second is taken after the lock is held.
  const [, latest] = await Promise.all([
    tx.run(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('distribution rates', 0))`),
    tx.row<{ number: number }>(sql`SELECT max(${version('number')}) AS number FROM ${version.table}`),
  ])
  return latest?.number ?? 0
}

/** The rules of a version; empty for number 0. */
export async function ratesOfVersion(queries: Queries, number: number): Promise<Rates> {
  const found = await queries.row<Pick<DistributionVersion, 'rates'>>(
    sql`SELECT ${version('rates')} AS rates FROM ${version.table} WHERE ${version('number')} = ${number}::int`,
  )
  return found?.rates ?? []
}

/** Saves the current rules as a new version, in force from the commit on. */
export async function addVersion(tx: Transaction, { user }: Context): Promise<void> {
  await lockRules(tx)
  await tx.run(sql`INSERT INTO ${version.table}
    (${version('id')}, ${version('number')}, ${version('rates')}, ${version('user_name')}, ${version('since')})
    SELECT ${newId()}::uuid, coalesce((SELECT max(${version('number')}) FROM ${version.table}), 0) + 1,
      ${currentRates}, ${user?.name ?? null}, date_trunc('milliseconds', clock_timestamp())`)
}
