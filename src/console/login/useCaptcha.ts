import { useCallback, useEffect, useRef, useState } from 'react'
import { config } from '../config/config.ts'
import { callApi } from '../providers/session.ts'

/** The captcha shown at the moment. */
export interface Captcha {
  id: string | undefined
  /** Address of its picture. */
  image: string | undefined
  failed: boolean
  renew: () => void
  fail: () => void
}

/** Fetches a captcha and, on demand, another. */
export function useCaptcha(): Captcha {
  const [id, setId] = useState<string>()
  const [failed, setFailed] = useState(false)
  const latest = useRef<AbortController>(null)

  const fail = useCallback(() => {
    setId(undefined)
    setFailed(true)
  }, [])
  const renew = useCallback(() => {
    latest.current?.abort()
    const request = new AbortController()
    latest.current = request
    const show = async () => {
      try {
        setId(captchaIdOf((await callApi('/captcha/id', { signal: request.signal })).data))
        setFailed(false)
      } catch {
        if (!request.signal.aborted) fail()
      }
    }
    void show()
  }, [fail])
  useEffect(() => {
    renew()
    return () => latest.current?.abort()
  }, [renew])

  const image = id && `${config.apiBase}/captcha/image?id=${encodeURIComponent(id)}`
  return { id, image, failed, renew, fail }
}

function captchaIdOf(data: unknown): string {
  const given =
    typeof data === 'object' && data !== null && 'captcha_id' in data ? data.captcha_id : undefined
  if (typeof given !== 'string') throw new TypeError('No captcha in the answer')
  return given
}
