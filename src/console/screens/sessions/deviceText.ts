import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import type { SessionPageWords } from './messages/zh.ts'

/** What a session is known by: the name of its key, or browser and system. */
export function deviceText(
  { key_name: keyName, browser, system }: Pick<UserSession, 'key_name' | 'browser' | 'system'>,
  { unknown }: Pick<SessionPageWords, 'unknown'>,
): string {
  if (keyName !== null) return keyName
  return [browser, system].filter((part) => part !== null).join(' · ') || unknown
}
