import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { readCurrentUser } from '../../session/api/CurrentUser.ts'
import { callApi, startSession } from '../../session/api/session.ts'

/** What the log-in form collects. */
export interface Credentials {
  username: string
  password: string
  captcha_id: string
  captcha_code: string
  remember: boolean
}

/** Logs in: keeps the token, learns who it is for, and only then counts as logged in. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { data } = await callApi('/login', { method: 'POST', body: JSON.stringify(credentials) })
  consoleStorage.forgetPerson()
  consoleStorage.set('token', tokenOf(data), credentials.remember ? 'local' : 'session')
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
  const token =
    typeof data === 'object' && data !== null && 'access_token' in data ? data.access_token : undefined
  if (typeof token !== 'string') throw new TypeError('No token in the answer')
  return token
}
