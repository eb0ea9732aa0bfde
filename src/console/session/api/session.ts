import { config } from '../../kit/config/config.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { loginAddress } from '../../kit/page/addresses.ts'
import { createCallApi, createCallFile, createCallLines } from './callApi.ts'
import type { Caller } from './callApi.ts'
import { keepOneTimeSecret } from './oneTimeSecret.ts'
import { noteUnanswered } from './unanswered.ts'

const surroundings: Caller = {
  base: config.apiBase,
  language: currentLanguage(),
  token: sessionToken,
  isOnline: () => navigator.onLine,
  onOneTimeSecret: keepOneTimeSecret,
  onSessionEnded: sessionEnded,
  onUnanswered: noteUnanswered,
}

const leaving = new AbortController()
const caller: Caller = { ...surroundings, leaving: leaving.signal }

/** Calls the API for the user at this browser. */
export const callApi = createCallApi(caller)

/** Calls the API for answers that are files. */
export const callFile = createCallFile(caller)

/** Calls the API for answers that report their progress. */
export const callLines = createCallLines(caller)

/** The token of the user at this browser. */
export function sessionToken(): string | null {
  return consoleStorage.get('token')
}

/** Whether a user is logged in at this browser, by what the browser has stored. */
export function isLoggedIn(): boolean {
  return consoleStorage.get('is_login') === 'true' && sessionToken() !== null
}

/** Whether a user is logged in at this browser whose token this tab lacks. */
export function isLoggedInElsewhere(): boolean {
  return consoleStorage.get('is_login') === 'true' && sessionToken() === null
}

/** Counts the user whose token is stored as logged in from now on. */
export function startSession(): void {
  consoleStorage.set('is_login', 'true')
}

/** The way in which a session ended: by the server, or by the user. */
export type SessionEnd = 'ended' | 'loggedOut'

const listeners = new Set<(end: SessionEnd) => void>()

/** Calls the listener when the session is over but no data is forgotten yet; returns a function that removes it. */
export function beforeForgetting(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The time that the server has to receive a log-out, in milliseconds. */
const patience = 3000

/** `left` once the page is about to be reloaded; several calls may fail at once before that. */
let stage: 'here' | 'loggingOut' | 'left' = 'here'

/** Whether the user is just leaving, so that failures need no message. */
export function isLoggingOut(): boolean {
  return stage !== 'here'
}

/** The only call that is made while the user leaves. */
const endSession = createCallApi(surroundings)

/** Cancels running calls, which would be refused; then ends the session on the server, if it can be reached, and here. */
export async function logOut(): Promise<void> {
  if (stage !== 'here' || !isLoggedIn()) return
  stage = 'loggingOut'
  leaving.abort()
  const signal = AbortSignal.timeout(patience)
  await endSession('/current/logout', { method: 'POST', signal }).catch(() => undefined)
  forgetAndShow(loginAddress(), 'loggedOut')
}

/** Goes to the log-in page, which leads back here, and keeps drafts. Never settles after that, so the caller reports nothing. */
export async function sessionEnded(): Promise<void> {
  if (stage === 'here' && isLoggedIn())
    forgetAndShow(loginAddress(window.location.hash.slice(1), 'ended'), 'ended')
  if (stage === 'left') await new Promise(() => {})
}

/** Reloads the page, so that no data of the user is left in memory either. */
function forgetAndShow(address: string, end: SessionEnd): void {
  stage = 'left'
  for (const listener of listeners) listener(end)
  consoleStorage.forgetPerson()
  window.location.hash = address
  window.location.reload()
}
