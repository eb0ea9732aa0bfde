import type { Queries, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { CurrentCall } from '../crud/entity/Journal.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { requireCaptcha } from './captcha.ts'
import { KnownDevices } from './KnownDevices.ts'
import { clearAttempts, countAttempt, countedName, unlessBusy } from './loginLimit.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { PasswordCaller } from './password.ts'
import { beginSession } from './sessions.ts'
import type { SessionTicket } from './sessions.ts'

/** What someone at the login form gives, and where they are. */
export interface LoginInput {
  username: string
  password: string
  captchaId: string
  captchaCode: string
  remember: boolean
  address: string
  agent: string
  /** What the device keeps of earlier log-ins. */
  device: string | undefined
  call: CurrentCall
}

export interface Login extends SessionTicket {
  mustChangePassword: boolean
  /** What the device shall keep. */
  device: string
}

interface Account {
  id: string
  username: string
  password: string | null
  mustChangePassword: boolean
  /** Another person gave the password, and the time in which it can be used is over. */
  isPasswordOutdated: boolean
}

const nobodysHashes = new Map<number, Promise<string>>()

/** Checks captcha, limits, name and password, and begins a session. */
export async function logIn(parts: ServerParts, input: LoginInput): Promise<Login> {
  const { database, config } = parts
  await requireCaptcha(database, input.captchaId, input.captchaCode)
  const devices = new KnownDevices(config.secretKeys)
  const name = countedName(input.username)
  const attempt = {
    account: input.username,
    address: input.address,
    device: devices.recognise(input.device, name),
  }
  const attemptId = await countAttempt(database, attempt, config.login)
  const caller = attempt.device === undefined ? 'stranger' : 'known'
  const account = await unlessBusy(database, attemptId, () => verifiedAccount(parts, input, caller))
  await clearAttempts(database, attemptId, attempt)
  if (account.isPasswordOutdated) throw new AppError('PASSWORD_OUTDATED')
  const ticket = await begin(parts, account, input)
  const device = devices.remember(input.device, name)
  return { ...ticket, mustChangePassword: account.mustChangePassword, device }
}

async function verifiedAccount(
  { database, config }: ServerParts,
  { username, password }: LoginInput,
  caller: PasswordCaller,
): Promise<Account> {
  const account = await findAccount(database, username)
  const isRight = await verifyPassword(
    password,
    account?.password ?? (await nobodysHash(config.passwordCost)),
    caller,
  )
  // An account without a password of its own is nobody: the stand-in above must not let anyone in.
  if (!account?.password || !isRight) throw new AppError('LOGIN_REFUSED')
  return account
}

/** Checked when there is no such user, so that an unknown name takes as long as a wrong password. */
function nobodysHash(cost: number): Promise<string> {
  const hash = nobodysHashes.get(cost) ?? hashPassword('nobody has this password', { cost })
  nobodysHashes.set(cost, hash)
  return hash
}

async function begin(
  { database, config, catalog }: ServerParts,
  account: Account,
  { remember, address, agent, call }: LoginInput,
): Promise<SessionTicket> {
  return database.transaction(async (tx) => {
    await requireUnchanged(tx, account)
    const start = { userId: account.id, remember, address, agent }
    const ticket = await beginSession(tx, start, config.session)
    const entry = { action: 'login', subject: account.username, detail: { remember } } as const
    await catalog.journal?.note(tx, [entry], { call, user: account })
    return ticket
  })
}

/** The password took its time to check: one that was changed meanwhile, and a user who was frozen, must not leave a session behind. */
async function requireUnchanged(tx: Transaction, { id, password }: Account): Promise<void> {
  const same = await tx.row(sql`SELECT FROM "user"
    WHERE id = ${id} AND password = ${password} AND status = 'activated' AND deleted_at IS NULL FOR SHARE`)
  if (!same) throw new AppError('LOGIN_REFUSED')
}

/** A freezed user cannot log in and is answered like an unknown one. */
async function findAccount(queries: Queries, username: string): Promise<Account | undefined> {
  return queries.row<Account>(sql`
    SELECT u.id, u.username, u.password, d.user_id IS NOT NULL AS "mustChangePassword",
      coalesce(d.expires_at < now(), false) AS "isPasswordOutdated"
    FROM "user" u LEFT JOIN password_change_due d ON d.user_id = u.id
    WHERE u.username = ${username} AND u.status = 'activated' AND u.deleted_at IS NULL`)
}
