import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from '#shared/account/commonPasswords.ts'
import { passwordFault } from '#shared/account/passwordFault.ts'
import type { PasswordFault } from '#shared/account/passwordFault.ts'

const isCommon = commonPasswords(dictionary['passwords-common'])

/** The reason why the server would refuse a password. Needs a large list, so load this module with the first typed key. */
export function passwordFaultOf(password: string, username: string): PasswordFault | undefined {
  return passwordFault(password, { username, isCommon })
}
