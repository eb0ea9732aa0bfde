import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { digestOf, openChallenge } from '../secondFactor/loginChallenge.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { accountColumns, accountJoin } from './accountSql.ts'
import { beginLogin } from './beginLogin.ts'
import type { Account, LoginStart } from './beginLogin.ts'
import { KnownDevices } from './KnownDevices.ts'
import type { Login } from './logIn.ts'
import { normalizedAccount } from './loginLimit.ts'
import { saltOf } from './passwords/password.ts'
import { withinCodeLimit } from './withinCodeLimit.ts'
import { activated } from '../policy/activated.ts'

const u = namesOf('user', 'u')

/** The second step of a log-in: the challenge from the first one, and a code. */
export interface SecondStep extends Omit<LoginStart, 'remember'> {
  challenge: string
  code: string
  device: string | undefined
}

/** Checks the code, within the same limits as passwords, and begins the session. */
export async function finishLogIn(parts: ServerParts, step: SecondStep): Promise<Login> {
  const { database, config } = parts
  const { userId, password, remember } = openChallenge(step.challenge, new SecretBox(...config.secretKeys))
  const account = await accountOf(database, userId)
  if (!account?.password || digestOf(saltOf(account.password)) !== password)
    throw new AppError('CHALLENGE_ENDED')
  const devices = new KnownDevices(config.secretKeys)
  const name = normalizedAccount(account.username)
  const device = devices.recognise(step.device, name)
  const attempt = { account: account.username, address: step.address, device }
  const ticket = await withinCodeLimit(parts, attempt, () =>
    beginLogin(parts, account, { ...step, remember }),
  )
  return {
    ...ticket,
    mustChangePassword: account.mustChangePassword,
    device: devices.remember(step.device, name),
  }
}

function accountOf(queries: Queries, userId: string): Promise<Account | undefined> {
  return queries.row<Account>(sql`
    SELECT ${accountColumns} FROM ${u.table} ${accountJoin}
    WHERE ${u('id')} = ${userId} AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL`)
}
