import type { User } from '#generated/types/user.ts'
import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { secretMask } from '#shared/secretMask.ts'
import { inWriteTransaction } from '../crud/entity/inWriteTransaction.ts'
import type { CurrentCall, Journal } from '../crud/entity/Journal.ts'
import { settleNotices } from '../notifications/notify.ts'
import { requireNotAbove } from '../policy/requirePermissions.ts'
import { roleIdsOf, permissionSnapshotOf } from '../policy/PermissionSnapshot.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { clearAttempts, countAttempt, uncountIfBusy } from './loginLimit.ts'
import { hashPassword, isSamePassword, verifyPassword } from './passwords/password.ts'
import { demandPasswordChange, settlePasswordChange } from './passwordChangeDue.ts'
import { requireGoodPassword } from './requireGoodPassword.ts'
import { endSessionsOf, lockUser, requireSession } from './sessions.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Account } from './beginLogin.ts'

const entity: EntityName = 'user'
const u = namesOf('user')

export interface PasswordChange {
  oldPassword: string
  password: string
  confirmPassword: string
  address: string
  call: CurrentCall
}

/** Changes the caller's own password and ends all their other sessions. */
export async function changePassword(
  parts: ServerParts,
  user: SessionUser,
  change: PasswordChange,
): Promise<void> {
  const { database, config } = parts
  const { password, confirmPassword, address } = change
  if (password !== confirmPassword) throw refused('PASSWORD_MISMATCH', '/confirm_password')
  // A stolen session must not allow guessing the password, and other people's log-in attempts must not block the owner's change.
  const attempt = { account: user.username, address, kind: 'password' } as const
  const attemptId = await countAttempt(database, attempt, config.login)
  await uncountIfBusy(database, attemptId, () => replacePassword(parts, user, change))
  await clearAttempts(database, attemptId, attempt)
}

async function replacePassword(
  { database, config, catalog }: ServerParts,
  user: SessionUser,
  { oldPassword, password, call }: PasswordChange,
): Promise<void> {
  const verified = await passwordOf(database, user.id)
  if (!(await verifyPassword(oldPassword, verified ?? ''))) throw refused('PASSWORD_WRONG', '/old_password')
  if (password === oldPassword || password === config.defaultPassword)
    throw refused('PASSWORD_REUSED', '/password')
  await requireGoodPassword(password, user.username)
  const hash = await hashPassword(password, { cost: config.passwordCost })
  await inWriteTransaction(database, async (tx) => {
    await lockUser(tx, user.id)
    await requireSession(tx, user.sessionId)
    // Hashing ran outside of the transaction, so the password may have changed since it was verified.
    if (!isSamePassword(await passwordOf(tx, user.id), verified))
      throw refused('PASSWORD_WRONG', '/old_password')
    await storePassword(tx, user.id, { hash, journal: catalog.journal, call })
    await settlePasswordChange(tx, user.id)
    await endSessionsOf(tx, user.id, user.sessionId)
  })
}

/** Gives a user a password that they must change, and ends all their sessions; the caller must hold everything the user holds. */
export async function resetPassword(
  { database, catalog, config }: ServerParts,
  caller: SessionUser,
  { userId, password, call }: { userId: string; password: string; call: CurrentCall },
): Promise<void> {
  const hash = await hashPassword(password, { cost: config.passwordCost, userId: caller.id })
  await inWriteTransaction(database, async (tx) => {
    requireNotAbove(await permissionSnapshotOf(tx, caller.id), await roleIdsOf(tx, userId))
    await requireSession(tx, caller.sessionId)
    const found = await storePassword(tx, userId, { hash, journal: catalog.journal, call })
    if (!found) throw new AppError('RECORD_NOT_FOUND', { id: userId })
    await demandPasswordChange(tx, userId)
    await settleNotices(tx, ['password.forgotten'], [userId])
    await endSessionsOf(tx, userId)
  })
}

async function passwordOf(queries: Queries, userId: string): Promise<string | null | undefined> {
  const stored = await queries.row<Pick<Account, 'password'>>(
    sql`SELECT ${u('password')} FROM ${u.table} WHERE ${u('id')} = ${userId}`,
  )
  return stored?.password
}

async function storePassword(
  tx: Transaction,
  userId: string,
  { hash, journal, call }: { hash: string; journal: Journal | undefined; call: CurrentCall },
): Promise<boolean> {
  const found = await tx.row<Pick<User, 'username'>>(sql`UPDATE ${u.table}
    SET ${u('password')} = ${hash}, ${u('version')} = ${u('version')} + 1, ${u('updated_at')} = now()
    WHERE ${u('id')} = ${userId} AND ${u('deleted_at')} IS NULL RETURNING ${u('username')}`)
  if (!found) return false
  const values = { before: { password: secretMask }, after: { password: secretMask } }
  const about = { entity, recordId: userId, subject: found.username }
  await journal?.note(tx, [{ action: 'password', ...about, ...values }], { call })
  return true
}

function refused(code: ErrorCode, path: string): AppError {
  return new AppError(code, { fields: [{ path, code }] })
}
