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
  isOnline: () => navigator.onLine,
  onSessionEnded: sessionEnded,
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
  if (leaving || !isLoggedIn()) return
  leaving = true
  await callApi('/current/logout', { method: 'POST' }).catch(() => undefined)
  forgetAndShow(loginAddress())
}

/** True from the first reason to leave until the page is loaded anew: several calls may fail at once. */
let leaving = false

/** The way back leads to where the session ended by itself. */
function sessionEnded(): void {
  if (leaving || !isLoggedIn()) return
  leaving = true
  forgetAndShow(loginAddress(window.location.hash.slice(1), 'ended'))
}

/** The page is loaded anew, so that nothing of the person is left in memory either. */
function forgetAndShow(address: string): void {
  consoleStorage.forgetPerson()
  window.location.hash = address
  window.location.reload()
}
