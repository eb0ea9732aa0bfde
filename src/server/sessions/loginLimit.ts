import type { PooledQueries, Queries } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import type { LoginLimits } from '../config/Config.ts'
import { networkOf } from '../http/networkOf.ts'

/** An attempt to authenticate, and its origin. */
export interface Attempt {
  account: string
  address: string
  /** The number of a device on which this account has logged in before. */
  device?: string | undefined
  /** The kind of an attempt that is counted apart from log-ins. */
  kind?: 'register' | 'forgot' | 'password' | 'code'
}

type Limits = Pick<LoginLimits, 'perAccount' | 'perAddress' | 'windowMinutes'>

/** A key by which attempts are counted, and their limit. */
interface Budget {
  key: string
  limit: number
}

/** Counts an attempt before it is checked, so that concurrent ones cannot slip through; refuses attempts above the limit. */
export async function countAttempt(
  database: PooledQueries,
  attempt: Attempt,
  limits: Limits,
): Promise<string> {
  const id = newId()
  const budgets = budgetsOf(attempt, limits)
  const keys = budgets.map(({ key }) => key)
  await database.transaction(async (tx) => {
    // The same order everywhere, so that two attempts never deadlock.
    for (const key of keys) await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    for (const budget of budgets) await refuseBeyond(tx, budget, limits.windowMinutes)
    await tx.run(sql`INSERT INTO login_attempt (id, counted_by) SELECT ${id}::uuid, unnest(${keys}::text[])`)
  })
  return id
}

/** Clears the failed attempts from the same place after a successful one; those from other places still count. */
export async function clearAttempts(queries: Queries, id: string, attempt: Attempt): Promise<void> {
  const { own } = keysOf(attempt)
  await queries.run(sql`DELETE FROM login_attempt
    WHERE id = ${id} OR id IN (SELECT id FROM login_attempt WHERE counted_by = ${own})`)
}

/** Uncounts an attempt that ended without a verdict, for example because the server was busy. */
export async function uncountIfBusy<T>(queries: Queries, id: string, judge: () => Promise<T>): Promise<T> {
  try {
    return await judge()
  } catch (error) {
    if (!isRefusal(error))
      await queries.run(sql`DELETE FROM login_attempt WHERE id = ${id}`).catch(() => undefined)
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && errorTable[error.code].status === 400
}

/** The name by which an account is counted, normalised. */
export function normalizedAccount(account: string): string {
  return account.normalize('NFKC').toLowerCase().slice(0, 200)
}

/**
 * A known device has its own budget, which strangers cannot use up. All other places share the account's budget, and one network
 * gets at most half of that, so that a single place cannot lock the owner out.
 */
function budgetsOf(attempt: Attempt, { perAccount, perAddress }: Limits): Budget[] {
  const { own, account, address } = keysOf(attempt)
  const ownLimit = account === undefined ? perAccount : Math.ceil(perAccount / 2)
  return [
    ...(account === undefined ? [] : [{ key: account, limit: perAccount }]),
    { key: own, limit: ownLimit },
    ...(address === undefined ? [] : [{ key: address, limit: perAddress }]),
  ]
}

/** The keys of an attempt: its own place and, where strangers could be behind it, the account and the network. */
interface Keys {
  own: string
  account?: string
  address?: string
}

function keysOf({ account, address, device, kind }: Attempt): Keys {
  const name = normalizedAccount(account)
  // A right password clears the wrong passwords of its device, but must not clear the codes tried there.
  const apart = kind === undefined ? '' : `${kind} `
  if (device !== undefined) return { own: `${apart}device:${device} ${name}` }
  const network = networkOf(address)
  if (kind !== undefined) return { own: `${apart}account:${name}`, address: `${apart}address:${network}` }
  return { own: `at ${network}:${name}`, account: `account:${name}`, address: `address:${network}` }
}

/**
 * Refuses an attempt beyond the limit. Attempts in the future, made before the clock was set back, do not count: they would lock
 * the account until that day.
 */
async function refuseBeyond(tx: Queries, { key, limit }: Budget, minutes: number): Promise<void> {
  const row = await tx.row<{ attempts: number; seconds: number }>(sql`
    SELECT count(*)::int AS attempts,
      ceil(extract(epoch FROM min(at) + make_interval(mins => ${minutes}::int) - clock_timestamp()))::int AS seconds
    FROM login_attempt
    WHERE counted_by = ${key} AND at > clock_timestamp() - make_interval(mins => ${minutes}::int)
      AND at <= clock_timestamp()`)
  if (row && row.attempts >= limit)
    throw new AppError('LOGIN_LIMITED', { retryAfter: Math.max(1, row.seconds) })
}
