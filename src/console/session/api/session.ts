import { config } from '../../kit/config/config.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { loginAddress } from '../../kit/page/addresses.ts'
import { createCallApi, createCallFile, createCallLines } from './callApi.ts'
import type { Caller } from './callApi.ts'
import { keepShownOnce } from './shownOnce.ts'
import { noteUnanswered } from './unanswered.ts'

const surroundings: Caller = {
  base: config.apiBase,
  language: currentLanguage(),
  token: sessionToken,
  isOnline: () => navigator.onLine,
  onShownOnce: keepShownOnce,
  onSessionEnded: sessionEnded,
  onUnanswered: noteUnanswered,
}

const leaving = new AbortController()
const caller: Caller = { ...surroundings, leaving: leaving.signal }

/** The API as the person at this browser may call it. */
export const callApi = createCallApi(caller)

/** The same for calls whose answer is a file. */
export const callFile = createCallFile(caller)

/** The same for calls whose answer tells how far they are. */
export const callLines = createCallLines(caller)

/** The token that the server gave to the person at this browser. */
export function sessionToken(): string | null {
  return consoleStorage.get('token')
}

/** Whether a user is logged in at this browser, as the browser knows it. */
export function isLoggedIn(): boolean {
  return consoleStorage.get('is_login') === 'true' && sessionToken() !== null
}

/** Whether a user is logged in at this browser whose token this tab does not have. */
export function isLoggedInElsewhere(): boolean {
  return consoleStorage.get('is_login') === 'true' && sessionToken() === null
}

/** Counts the person whose token is kept as logged in from now on. */
export function startSession(): void {
  consoleStorage.set('is_login', 'true')
}

/** How a session ended: by the server, or by the person. */
export type SessionEnd = 'ended' | 'loggedOut'

const listeners = new Set<(end: SessionEnd) => void>()

/** Calls back when the session is over and nothing is forgotten yet; answers how to withdraw that. */
export function beforeForgetting(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How long the server may take to hear of a log-out. */
const patience = 3000

/** `left` from the moment the page is about to be reloaded; several calls may fail at once before it is. */
let stage: 'here' | 'loggingOut' | 'left' = 'here'

/** Whether the person is just leaving, so that nobody needs to tell them. */
export function isLeaving(): boolean {
  return stage !== 'here'
}

/** The one call that is made while the person leaves. */
const endSession = createCallApi(surroundings)

/** Calls off what is under way, which would be refused, and ends the session on the server, as far as it can be reached, and then here. */
export async function logOut(): Promise<void> {
  if (stage !== 'here' || !isLoggedIn()) return
  stage = 'loggingOut'
  leaving.abort()
  const signal = AbortSignal.timeout(patience)
  await endSession('/current/logout', { method: 'POST', signal }).catch(() => undefined)
  forgetAndShow(loginAddress(), 'loggedOut')
}

/** Goes to the log-in page, which leads back here, and keeps drafts of what was typed. The promise never settles, so the caller reports nothing. */
export async function sessionEnded(): Promise<void> {
  if (stage === 'here' && isLoggedIn())
    forgetAndShow(loginAddress(window.location.hash.slice(1), 'ended'), 'ended')
  if (stage === 'left') await new Promise(() => {})
}

/** The page is reloaded, so that nothing of the person is left in memory either. */
function forgetAndShow(address: string, end: SessionEnd): void {
  stage = 'left'
  for (const listener of listeners) listener(end)
  consoleStorage.forgetPerson()
  window.location.hash = address
  window.location.reload()
}
