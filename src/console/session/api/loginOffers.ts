import { callApi } from './session.ts'

/** The options that the server offers besides a log-in by password. */
export interface LoginOffers {
  register: boolean
  forgotPassword: boolean
  weChat: boolean
}

/** Fetches the options that the log-in page may offer. */
export async function loadLoginOffers(signal?: AbortSignal): Promise<LoginOffers> {
  const { data } = await callApi('/login/offers', { signal })
  const offers: Record<string, unknown> = { ...(typeof data === 'object' ? data : {}) }
  return {
    register: offers['register'] === true,
    forgotPassword: offers['forgot_password'] === true,
    weChat: offers['we_chat'] === true,
  }
}
