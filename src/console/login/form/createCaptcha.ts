import { config } from '../../kit/config/config.ts'
import { callApi } from '../../session/api/session.ts'

/** The current captcha. */
export interface Captcha {
  id: () => string
  renew: () => void
  fail: () => void
}

/** Fetches a captcha and, on demand, another; passes the address of its picture, or undefined when none is available. */
export function createCaptcha(signal: AbortSignal, onChange: (address: string | undefined) => void): Captcha {
  let id: string | undefined
  let latest = new AbortController()
  signal.addEventListener('abort', () => latest.abort())

  const fail = () => {
    id = undefined
    onChange(undefined)
  }
  const fetchOne = async (request: AbortController) => {
    try {
      const given = captchaIdOf((await callApi('/captcha/id', { signal: request.signal })).data)
      id = given
      onChange(`${config.apiBase}/captcha/image?id=${encodeURIComponent(given)}`)
    } catch {
      if (!request.signal.aborted) fail()
    }
  }
  const renew = () => {
    latest.abort()
    latest = new AbortController()
    void fetchOne(latest)
  }
  renew()
  return { id: () => id ?? '', renew, fail }
}

function captchaIdOf(data: unknown): string {
  const given =
    typeof data === 'object' && data !== null && 'captcha_id' in data ? data.captcha_id : undefined
  if (typeof given !== 'string') throw new TypeError('No captcha in the answer')
  return given
}
