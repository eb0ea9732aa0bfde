import { config } from '../config/config.ts'
import { consoleStorage } from '../config/consoleStorage.ts'
import { currentLanguage } from '../config/language.ts'
import { loginAddress } from '../navigation/addresses.ts'
import { createCallApi } from './callApi.ts'

/** The API as the person at this browser may call it. */
export const callApi = createCallApi({
  base: config.apiBase,
  language: currentLanguage(),
  token: () => consoleStorage.get('token'),
  onSessionEnded: () => leave('ended'),
})

/** Whether somebody is logged in at this browser, as far as the browser knows. */
export function isLoggedIn(): boolean {
  return consoleStorage.get('is_login') === 'true' && consoleStorage.get('token') !== null
}

/** Counts the person whose token is kept as logged in from now on. */
export function startSession(): void {
  consoleStorage.set('is_login', 'true')
}

/** Ends the session on the server, as far as it can be reached, and then here. */
export async function logOut(): Promise<void> {
  if (!isLoggedIn()) return
  await callApi('/current/logout', { method: 'POST' }).catch(() => undefined)
  leave('left')
}

/**
 * Forgets the person and shows the log-in page.
 * The page is loaded anew, so that nothing of theirs is left in memory; a session that ended by itself leads back to where it ended.
 */
export function leave(why: 'left' | 'ended'): void {
  if (consoleStorage.get('is_login') === null) return
  const address = window.location.hash.slice(1)
  consoleStorage.forgetPerson()
  window.location.hash = why === 'ended' ? loginAddress(address, 'ended') : loginAddress()
  window.location.reload()
}
