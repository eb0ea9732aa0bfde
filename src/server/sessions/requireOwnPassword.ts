import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import type { Account } from './beginLogin.ts'
import { clearAttempts, countAttempt, uncountIfBusy } from './loginLimit.ts'
import { verifyPassword } from './passwords/password.ts'

const u = namesOf('user')

/** Checks the caller's own password again, within the limits of log-ins: a stolen session must not change its owner's log-in. */
export async function requireOwnPassword(
  { database, config }: ServerParts,
  user: SessionUser,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const attempt = { account: user.username, address, kind: 'password' } as const
  const attemptId = await countAttempt(database, attempt, config.login)
  await uncountIfBusy(database, attemptId, async () => {
    const stored = await database.row<Pick<Account, 'password'>>(
      sql`SELECT ${u('password')} FROM ${u.table} WHERE ${u('id')} = ${user.id}`,
    )
    if (!(await verifyPassword(password, stored?.password ?? ''))) throw wrongPassword()
  })
  await clearAttempts(database, attemptId, attempt)
}

function wrongPassword(): AppError {
  const code = 'OWN_PASSWORD_WRONG'
  return new AppError(code, { fields: [{ path: '/password', code }] })
}
