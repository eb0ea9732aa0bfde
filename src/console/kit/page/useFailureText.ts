import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** Says what failed, which is a message or its key, and why, as far as that is known. */
export function useFailureText() {
  const translate = useTranslate()
  return useCallback(
    (error: unknown, what: string): string => {
      const failed = translate(what, { _: what })
      const message = error instanceof Error ? error.message : ''
      if (message === '') return failed
      return translate('shell.failedBecause', { failed, reason: translate(message, { _: message }) })
    },
    [translate],
  )
}
