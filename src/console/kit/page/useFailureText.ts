import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** Returns a function that words a failure: what failed, given as a message or its key, and the reason if it is known. */
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
