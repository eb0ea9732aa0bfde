import type { PasswordFault } from '#shared/account/passwordFault.ts'

/** The reasons why a password is refused. */
export const passwordFaults = {
  short: 'At least 8 characters are needed',
  invisible: 'It cannot consist of invisible characters only',
  name: 'It cannot contain the username',
  common: 'It is among those that are guessed first; please choose another one',
} as const satisfies Record<PasswordFault, string>
