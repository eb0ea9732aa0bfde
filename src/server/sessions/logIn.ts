import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { CurrentCall } from '../crud/entity/Journal.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { digestOf, sealChallenge } from '../secondFactor/loginChallenge.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { accountColumns, accountJoin } from './accountSql.ts'
import { beginLogin } from './beginLogin.ts'
import type { Account } from './beginLogin.ts'
import { requireCaptcha } from './captcha/captcha.ts'
import { highestCost } from './passwords/highestCost.ts'
import { KnownDevices } from './KnownDevices.ts'
import { clearAttempts, countAttempt, normalizedAccount, uncountIfBusy } from './loginLimit.ts'
import { hashPassword, saltOf, verifyPassword } from './passwords/password.ts'
import type { PasswordCaller } from './passwords/password.ts'
import type { PasswordRehasher } from './PasswordRehasher.ts'
import type { SessionTicket } from './sessions.ts'
import { activated } from '../policy/activated.ts'

const u = namesOf('user', 'u')

/** The input of the login form, and the origin of the call. */
export interface LoginInput {
  username: string
  password: string
  captchaId: string
  captchaCode: string
  remember: boolean
  address: string
  agent: string
  /** The device's records of earlier log-ins. */
  device: string | undefined
  call: CurrentCall
}

export interface Login extends SessionTicket {
  mustChangePassword: boolean
  /** The records of log-ins that the device must keep. */
  device: string
}

/** The answer to a log-in that still needs a second-factor code. */
export interface FirstStep {
  challenge: string
}

interface TriedAccount extends Account {
  /** Whether the password was given by another person and is no longer valid. */
  isPasswordOutdated: boolean
}

const nobodysHashes = new Map<number, Promise<string>>()

/** Checks captcha, limits, name and password, and begins a session, or the second step if the user has a second factor. */
export async function logIn(
  parts: ServerParts & { rehasher: PasswordRehasher },
  input: LoginInput,
): Promise<Login | FirstStep> {
  const { config } = parts
  const { essential } = parts.database
  await requireCaptcha(essential, input.captchaId, input.captchaCode)
  const devices = new KnownDevices(config.secretKeys)
  const name = normalizedAccount(input.username)
  const attempt = {
    account: input.username,
    address: input.address,
    device: devices.recognise(input.device, name),
  }
  const attemptId = await countAttempt(essential, attempt, config.login)
  const caller = attempt.device === undefined ? 'stranger' : 'known'
  const account = await uncountIfBusy(essential, attemptId, () => verifiedAccount(parts, input, caller))
  await clearAttempts(essential, attemptId, attempt)
  if (account.isPasswordOutdated) throw new AppError('PASSWORD_OUTDATED')
  parts.rehasher.take(input.password, account)
  if (account.hasSecondFactor) return firstStepOf(parts, account, input)
  const ticket = await beginLogin(parts, account, input)
  const device = devices.remember(input.device, name)
  return { ...ticket, mustChangePassword: account.mustChangePassword, device }
}

async function verifiedAccount(
  { database, config }: ServerParts,
  { username, password }: LoginInput,
  caller: PasswordCaller,
): Promise<TriedAccount> {
  const cost = Math.max(config.passwordCost, await highestCost(database))
  const account = await findAccount(database, username)
  const hash = account?.password ?? (await nobodysHash(cost))
  const isRight = await verifyPassword(password, hash, { cost, caller })
  // An account without a password is refused: the substitute hash above must never let anyone in.
  if (!account?.password || !isRight) throw new AppError('LOGIN_REFUSED')
  return account
}

/** The hash to check for an unknown user, so that an unknown name takes as long as a wrong password of any cost. */
function nobodysHash(cost: number): Promise<string> {
  const known = nobodysHashes.get(cost)
  if (known) return known
  const hash = hashPassword('nobody has this password', { cost })
  // After a failure, such as too many hashes at once, the next log-in computes it.
  hash.catch(() => nobodysHashes.delete(cost))
  nobodysHashes.set(cost, hash)
  return hash
}

/** The first step of a log-in whose user has a second factor. */
export function firstStepOf(
  { config }: ServerParts,
  { id, password }: Account,
  { remember }: Pick<LoginInput, 'remember'>,
): FirstStep {
  const box = new SecretBox(...config.secretKeys)
  return {
    challenge: sealChallenge({ userId: id, password: digestOf(saltOf(password ?? '')), remember }, box),
  }
}

/** The account of an active user; a freezed one is answered like an unknown one. */
async function findAccount(queries: Queries, username: string): Promise<TriedAccount | undefined> {
  return queries.row<TriedAccount>(sql`
    SELECT ${accountColumns}, coalesce(d.expires_at < now(), false) AS "isPasswordOutdated"
    FROM ${u.table} ${accountJoin}
    WHERE ${u('username')} = ${username} AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL`)
}
