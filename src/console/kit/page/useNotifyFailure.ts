import { useCallback } from 'react'
import { useNotify } from 'react-admin'

/** Tells why something failed, in the server's words; without any, in those of the given message. */
export function useNotifyFailure() {
  const notify = useNotify()
  return useCallback(
    (error: unknown, otherwise: string) => {
      const message = error instanceof Error ? error.message : ''
      // Words of the server are no key: without `_` they would count as a missing translation.
      notify(message || otherwise, { type: 'error', ...(message && { messageArgs: { _: message } }) })
    },
    [notify],
  )
}
