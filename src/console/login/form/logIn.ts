import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { readCurrentUser } from '../../session/api/CurrentUser.ts'
import { callApi, startSession } from '../../session/api/session.ts'

/** The values of the log-in form. */
export interface Credentials {
  username: string
  password: string
  captcha_id: string
  captcha_code: string
  remember: boolean
}

/** The second step of a log-in. */
export interface SecondStep {
  challenge: string
  remember: boolean
}

/** Logs in; returns the second step where the server asks for one. */
export async function logIn(credentials: Credentials): Promise<SecondStep | undefined> {
  const { data } = await callApi('/login', { method: 'POST', body: JSON.stringify(credentials) })
  const { remember } = credentials
  const challenge = textIn(data, 'challenge')
  if (challenge !== undefined) return { challenge, remember }
  await enter(data, remember)
  return undefined
}

/** Ends a log-in with the code of the second step. */
export async function finishLogIn({ challenge, remember }: SecondStep, code: string): Promise<void> {
  const body = JSON.stringify({ challenge, code })
  await enter((await callApi('/login/second-factor', { method: 'POST', body })).data, remember)
}

/** Stores the token and fetches its user; only then does the browser count as logged in. */
async function enter(data: unknown, remember: boolean): Promise<void> {
  consoleStorage.forgetPerson()
  consoleStorage.set('token', tokenOf(data), remember ? 'local' : 'session')
  try {
    const user = readCurrentUser((await callApi('/current/user')).data)
    consoleStorage.set('user_info', JSON.stringify(user))
  } catch (error) {
    consoleStorage.forgetPerson()
    throw error
  }
  startSession()
}

function tokenOf(data: unknown): string {
  const token = textIn(data, 'access_token')
  if (token === undefined) throw new TypeError('No token in the answer')
  return token
}

function textIn(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
  return typeof value === 'string' ? value : undefined
}
