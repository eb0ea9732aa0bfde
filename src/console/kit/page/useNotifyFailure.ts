import { useCallback } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useTellAway } from '../tabs/useTellAway.tsx'

/** Tells why something failed, in the server's words; without any, in those of the given message. */
export function useNotifyFailure() {
  const notify = useNotify()
  const translate = useTranslate()
  const tellAway = useTellAway()
  return useCallback(
    (error: unknown, otherwise: string) => {
      const message = error instanceof Error ? error.message : ''
      if (tellAway(translate(message || otherwise, { _: message || otherwise }))) return
      // Words of the server are no key: without `_` they would count as a missing translation.
      notify(message || otherwise, { type: 'error', ...(message && { messageArgs: { _: message } }) })
    },
    [notify, translate, tellAway],
  )
}
