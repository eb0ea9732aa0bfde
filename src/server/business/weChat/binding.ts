import type { Queries, Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { SessionUser } from '../../http/SessionUser.ts'
import { activated } from '../../policy/activated.ts'
import { accountColumns, accountJoin } from '../../sessions/accountSql.ts'
import type { Account } from '../../sessions/beginLogin.ts'
import { lockUser, requireSession } from '../../sessions/sessions.ts'
import type { WeChatIdentity } from './api/identityOf.ts'

const user = namesOf('user', 'u')

/** The digest of a user's current password. */
const digest = sql`sha256(convert_to(${user('password')}, 'UTF8'))`

/** The valid bindings. A changed password ends earlier ones, as it ends sessions: a thief of the old password is out. */
const bindings = sql`we_chat_binding b JOIN ${user.table} ON ${user('id')} = b.user_id AND b.password_digest = ${digest}`

/** The time at which a user was bound to a WeChat account; undefined without a binding. */
export async function bindingTimeOf(
  queries: Queries,
  userId: string,
  appId: string,
): Promise<string | undefined> {
  const found = await queries.row<{ bound_at: Date | string }>(
    sql`SELECT b.bound_at FROM ${bindings} WHERE b.user_id = ${userId} AND b.app_id = ${appId}`,
  )
  return found && new Date(found.bound_at).toISOString()
}

/** Binds a WeChat account to a user in place of the former one; VALUE_TAKEN if it belongs to another user. */
export async function bind(
  tx: Transaction,
  { id, sessionId }: SessionUser,
  { appId, openId }: WeChatIdentity,
): Promise<void> {
  // The last call of a thief must not create a binding under the new password, which was set to shut the thief out.
  await lockUser(tx, id)
  await requireSession(tx, sessionId)
  await tx.run(sql`DELETE FROM we_chat_binding WHERE app_id = ${appId} AND open_id = ${openId}
    AND NOT EXISTS (SELECT FROM ${bindings} WHERE b.user_id = we_chat_binding.user_id)`)
  const isBound = await tx.row(sql`INSERT INTO we_chat_binding (user_id, app_id, open_id, password_digest)
    SELECT ${user('id')}, ${appId}, ${openId}, ${digest} FROM ${user.table} WHERE ${user('id')} = ${id} AND NOT EXISTS (
      SELECT FROM we_chat_binding WHERE app_id = ${appId} AND open_id = ${openId} AND user_id <> ${id})
    ON CONFLICT (user_id) DO UPDATE SET app_id = excluded.app_id, open_id = excluded.open_id,
      password_digest = excluded.password_digest, bound_at = now()
    RETURNING user_id`)
  if (!isBound) throw new AppError('VALUE_TAKEN', { fields: [{ path: '/code', code: 'VALUE_TAKEN' }] })
}

/** Ends a user's binding; false if there was none. */
export async function unbind(queries: Queries, userId: string): Promise<boolean> {
  return Boolean(
    await queries.row(sql`DELETE FROM we_chat_binding WHERE user_id = ${userId} RETURNING user_id`),
  )
}

/** The user who is bound to a WeChat account and may log in; throws WECHAT_UNBOUND if there is none. */
export async function accountBoundTo(queries: Queries, { appId, openId }: WeChatIdentity): Promise<Account> {
  const found = await queries.row<Account>(sql`
    SELECT ${accountColumns} FROM ${bindings} ${accountJoin}
    WHERE b.app_id = ${appId} AND b.open_id = ${openId}
      AND ${user('status')} = ${activated} AND ${user('deleted_at')} IS NULL`)
  if (!found) throw new AppError('WECHAT_UNBOUND')
  return found
}
