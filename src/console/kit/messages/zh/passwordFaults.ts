import type { PasswordFault } from '#shared/account/passwordFault.ts'

/** The reasons why a password is refused. */
export const passwordFaults = {
  short: '至少需要 8 个字符',
  invisible: '不能只由看不见的字符组成',
  name: '不能包含用户名',
  common: '过于常见，容易被猜中，请换一个',
} as const satisfies Record<PasswordFault, string>
