import { isBlank } from '../validation/isBlank.ts'

/** Why a password is not taken. */
export type PasswordFault = 'short' | 'invisible' | 'name' | 'common'

/** What a password is judged by, besides itself. */
interface Known {
  username: string
  isCommon: (password: string) => boolean
}

const shortest = 8
/** Shorter names stand in too many words by chance. */
const shortestName = 4

/** Why a chosen password is not taken; undefined when it is. */
export function passwordFault(password: string, { username, isCommon }: Known): PasswordFault | undefined {
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
