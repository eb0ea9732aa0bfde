import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import type { SessionPageWords } from './messages/zh.ts'

/** The display name of a session: the name of its key, or its browser and system. */
export function deviceText(
  { key_name: keyName, browser, system }: Pick<UserSession, 'key_name' | 'browser' | 'system'>,
  { unknown }: Pick<SessionPageWords, 'unknown'>,
): string {
  if (keyName !== null) return keyName
  return [browser, system].filter((part) => part !== null).join(' · ') || unknown
}
