import type { Queries, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SecretBox } from '../secrets/SecretBox.ts'
import { isRecoveryCode, hashOfCode, newRecoveryCodes } from './recoveryCodes.ts'
import { addressOf, isFutureStep, newSecret, stepOf } from './totp.ts'

/** The state of a user's second factor. */
export interface SecondFactorState {
  /** The time since which codes are required; null if they are not. */
  enabled_at: string | null
  recovery_codes: number
}

/** The data for an authenticator, shown once. */
export interface Enrolment {
  secret: string
  address: string
}

interface Stored {
  secret: string
  confirmed_at: string | null
  last_step: string
}

/** The place for which secrets of authenticators are sealed. */
const place = 'second_factor.secret'

/** The state of a user's second factor, with the number of recovery codes left. */
export async function secondFactorOf(queries: Queries, userId: string): Promise<SecondFactorState> {
  const found = await queries.row<SecondFactorState>(sql`
    SELECT confirmed_at AS enabled_at, (SELECT count(*)::int FROM recovery_code WHERE user_id = ${userId}) AS recovery_codes
    FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`)
  return found ?? { enabled_at: null, recovery_codes: 0 }
}

/** Creates a secret for an authenticator; it takes effect only after the first code from it. */
export async function enrol(
  tx: Transaction,
  user: { id: string; username: string },
  box: SecretBox,
): Promise<Enrolment> {
  const secret = newSecret()
  const made =
    await tx.row(sql`INSERT INTO second_factor (user_id, secret) VALUES (${user.id}, ${box.seal(secret, place)})
    ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0
      WHERE second_factor.confirmed_at IS NULL
    RETURNING user_id`)
  if (!made) throw new AppError('SECOND_FACTOR_SET')
  return { secret, address: addressOf(secret, user.username) }
}

/** Requires codes from now on, after a first code has proved that the authenticator works; answers the recovery codes once. */
export async function confirm(
  tx: Transaction,
  userId: string,
  { code, box }: { code: string; box: SecretBox },
): Promise<string[]> {
  const stored = await locked(tx, userId)
  if (!stored || stored.confirmed_at !== null) throw new AppError('SECOND_FACTOR_SET')
  if (!(await takeTotp(tx, userId, { code, stored, box }))) throw wrongCode()
  await tx.run(sql`UPDATE second_factor SET confirmed_at = now() WHERE user_id = ${userId}`)
  return replaceRecoveryCodes(tx, userId)
}

/** Uses up a code of the authenticator or a recovery code; refuses one that is wrong or was used before. */
export async function consumeCode(
  tx: Transaction,
  userId: string,
  { code, box }: { code: string; box: SecretBox },
): Promise<'authenticator' | 'recovery'> {
  const stored = await locked(tx, userId)
  if (!stored || stored.confirmed_at === null) throw wrongCode()
  if (isRecoveryCode(code)) {
    const used = await tx.run(
      sql`DELETE FROM recovery_code WHERE user_id = ${userId} AND hash = ${hashOfCode(code)}`,
    )
    if (used === 0) throw wrongCode()
    return 'recovery'
  }
  if (!(await takeTotp(tx, userId, { code, stored, box }))) throw wrongCode()
  return 'authenticator'
}

/** Stops requiring codes; false when none were required. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  // The same order as when a code is used up; otherwise a log-in and this could deadlock.
  const removed = await tx.run(sql`DELETE FROM second_factor WHERE user_id = ${userId}`)
  await tx.run(sql`DELETE FROM recovery_code WHERE user_id = ${userId}`)
  return removed > 0
}

/** Replaces the remaining recovery codes by new ones; answers them once. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.run(sql`DELETE FROM recovery_code WHERE user_id = ${userId}`)
  for (const code of codes)
    await tx.run(sql`INSERT INTO recovery_code (user_id, hash) VALUES (${userId}, ${hashOfCode(code)})`)
  return codes
}

function locked(tx: Transaction, userId: string): Promise<Stored | undefined> {
  return tx.row<Stored>(sql`SELECT secret, confirmed_at, last_step::text AS last_step
    FROM second_factor WHERE user_id = ${userId} FOR UPDATE`)
}

async function takeTotp(
  tx: Transaction,
  userId: string,
  { code, stored, box }: { code: string; stored: Stored; box: SecretBox },
): Promise<boolean> {
  const step = stepOf(box.open(stored.secret, place), code)
  const last = Number(stored.last_step)
  if (step === undefined || (step <= last && !isFutureStep(last))) return false
  await tx.run(sql`UPDATE second_factor SET last_step = ${step} WHERE user_id = ${userId}`)
  return true
}

function wrongCode(): AppError {
  const code = 'SECOND_FACTOR_WRONG'
  return new AppError(code, { fields: [{ path: '/code', code }] })
}
