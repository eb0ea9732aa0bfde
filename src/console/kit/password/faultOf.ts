import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from '#shared/account/commonPasswords.ts'
import { passwordFault } from '#shared/account/passwordFault.ts'
import type { PasswordFault } from '#shared/account/passwordFault.ts'

const isCommon = commonPasswords(dictionary['passwords-common'])

/** Why the server would refuse a password; the list it needs is large, so load this with the first key that is typed. */
export function faultOf(password: string, username: string): PasswordFault | undefined {
  return passwordFault(password, { username, isCommon })
}
