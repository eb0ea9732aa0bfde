import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { commonPasswords } from '#shared/account/commonPasswords.ts'
import { passwordFault } from '#shared/account/passwordFault.ts'
import type { PasswordFault } from '#shared/account/passwordFault.ts'

const codes = {
  short: 'PASSWORD_SHORT',
  invisible: 'PASSWORD_INVISIBLE',
  name: 'PASSWORD_HOLDS_NAME',
  common: 'PASSWORD_COMMON',
} as const satisfies Record<PasswordFault, ErrorCode>

let listed: Promise<(password: string) => boolean> | undefined

/** Refuses a password that is easy to guess; `path` names its field. */
export async function requireGoodPassword(
  password: string,
  username: string,
  path = '/password',
): Promise<void> {
  listed ??= loadCommon()
  const fault = passwordFault(password, { username, isCommon: await listed })
  if (fault === undefined) return
  const code = codes[fault]
  throw new AppError(code, { fields: [{ path, code }] })
}

/** Loads the list of common passwords; only the first chosen password does so, because reading it takes time. */
async function loadCommon(): Promise<(password: string) => boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return commonPasswords(dictionary['passwords-common'])
}
