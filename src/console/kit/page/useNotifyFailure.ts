import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { useNotifyIfAway } from '../tabs/useNotifyIfAway.tsx'
import { useFailureText } from './useFailureText.ts'

/** Returns a function that reports a failure: what failed, given as a message or its key, and the reason if it is known. */
export function useNotifyFailure() {
  const notify = useNotify()
  const failureText = useFailureText()
  const tellAway = useNotifyIfAway()
  return useCallback(
    (error: unknown, what: string) => {
      const text = failureText(error, what)
      // The text is no key: without `_` it would count as a missing translation.
      if (!tellAway(text)) notify(text, { type: 'error', messageArgs: { _: text } })
    },
    [notify, failureText, tellAway],
  )
}
