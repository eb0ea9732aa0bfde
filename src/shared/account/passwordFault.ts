import { isBlank } from '../validation/isBlank.ts'

/** The reasons for which a password is refused. */
export type PasswordFault = 'short' | 'invisible' | 'name' | 'common'

/** The facts that a password is checked against. */
interface PasswordContext {
  username: string
  isCommon: (password: string) => boolean
}

const shortest = 8
/** The shortest username that a password must not contain; shorter names occur in too many words by chance. */
const shortestName = 4

/** The reason why a chosen password is refused; undefined when it is accepted. */
export function passwordFault(
  password: string,
  { username, isCommon }: PasswordContext,
): PasswordFault | undefined {
  const text = password.normalize('NFKC')
  if (Array.from(text).length < shortest) return 'short'
  if (isBlank(text)) return 'invisible'
  if (holds(text, username)) return 'name'
  return isCommon(text) ? 'common' : undefined
}

function holds(text: string, username: string): boolean {
  const name = username.normalize('NFKC').toLowerCase()
  return name.length >= shortestName && text.toLowerCase().includes(name)
}
