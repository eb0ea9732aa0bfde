import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { CurrentCall } from '../crud/entity/Journal.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { consumeCode } from '../secondFactor/secondFactor.ts'
import { SecretBox } from '../secrets/SecretBox.ts'
import { isSamePassword } from './passwords/password.ts'
import { beginSession } from './sessions.ts'
import type { SessionTicket } from './sessions.ts'
import { activated } from '../policy/activated.ts'

const u = namesOf('user', 'u')

/** The properties of an active user that a log-in needs. */
export interface Account {
  id: string
  username: string
  password: string | null
  mustChangePassword: boolean
  /** Whether the log-in needs a second step. */
  hasSecondFactor: boolean
}

/** The origin of a log-in, and whether to remember it. */
export interface LoginStart {
  remember: boolean
  address: string
  agent: string
  call: CurrentCall
  /** The code of the second step. */
  code?: string
}

/** Begins the session of an authenticated user; uses up the code in the same transaction. */
export async function beginLogin(
  { database, config, catalog }: ServerParts,
  account: Account,
  { remember, address, agent, call, code }: LoginStart,
): Promise<SessionTicket> {
  const box = new SecretBox(...config.secretKeys)
  return database.essential.transaction(async (tx) => {
    await requireUnchanged(tx, account)
    const second = code === undefined ? undefined : await consumeCode(tx, account.id, { code, box })
    const start = { userId: account.id, remember, address, agent }
    const ticket = await beginSession(tx, start, config.session)
    const detail: JsonObject = second === undefined ? { remember } : { remember, second_factor: second }
    const entry = { action: 'login', subject: account.username, detail } as const
    await catalog.journal?.note(tx, [entry], { call, user: account })
    return ticket
  })
}

/** Refuses the log-in if the password was changed, or the user frozen, while the password was being checked. */
async function requireUnchanged(tx: Transaction, { id, password }: Account): Promise<void> {
  const present = await tx.row<
    Pick<Account, 'password'>
  >(sql`SELECT ${u('password')} FROM ${u.table} WHERE ${u('id')} = ${id}
    AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL FOR SHARE`)
  if (!isSamePassword(present?.password, password)) throw new AppError('LOGIN_REFUSED')
}
