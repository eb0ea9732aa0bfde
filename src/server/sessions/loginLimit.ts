import type { Database, Queries } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { LoginLimits } from '../config/Config.ts'

/** Who tries to prove who they are, and from where. */
export interface Attempt {
  account: string
  address: string
  /** What is counted apart from log-ins. */
  kind?: 'register' | 'forgot'
}

/** Counts an attempt before it is checked, so that many at once cannot slip through; refuses the one too many. */
export async function countAttempt(
  database: Database,
  attempt: Attempt,
  limits: Pick<LoginLimits, 'perAccount' | 'perAddress' | 'windowMinutes'>,
): Promise<string> {
  const id = newId()
  const keys = keysOf(attempt)
  await database.transaction(async (tx) => {
    // In one order everywhere, so that two attempts never wait for each other.
    for (const key of keys) await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    await refuse(tx, keys[0], limits.perAccount, limits.windowMinutes)
    await refuse(tx, keys[1], limits.perAddress, limits.windowMinutes)
    await tx.run(
      sql`INSERT INTO login_attempt (id, counted_by) VALUES (${id}, ${keys[0]}), (${id}, ${keys[1]})`,
    )
  })
  return id
}

/** An attempt that succeeded clears the account's record and does not count against the address. */
export async function clearAttempts(queries: Queries, id: string, attempt: Attempt): Promise<void> {
  await queries.run(sql`DELETE FROM login_attempt WHERE id = ${id} OR counted_by = ${keysOf(attempt)[0]}`)
}

async function refuse(tx: Queries, key: string, limit: number, minutes: number): Promise<void> {
  const row = await tx.row<{ attempts: number; seconds: number }>(sql`
    SELECT count(*)::int AS attempts,
      ceil(extract(epoch FROM min(at) + make_interval(mins => ${minutes}::int) - clock_timestamp()))::int AS seconds
    FROM login_attempt
    WHERE counted_by = ${key} AND at > clock_timestamp() - make_interval(mins => ${minutes}::int)`)
  if (row && row.attempts >= limit)
    throw new AppError('LOGIN_LIMITED', { retryAfter: Math.max(1, row.seconds) })
}

function keysOf({ account, address, kind }: Attempt): readonly [string, string] {
  const apart = kind === undefined ? '' : `${kind} `
  const name = account.normalize('NFKC').toLowerCase().slice(0, 200)
  return [`${apart}account:${name}`, `${apart}address:${networkOf(address)}`]
}

/** Whoever has one IPv6 address has the whole /64 around it. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':')
}
