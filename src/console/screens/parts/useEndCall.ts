import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'

interface EndCallProps {
  /** The query key of the lines that are loaded again afterwards. */
  queryKey: QueryKey
  /** The messages for success and failure. */
  words: { done: string; failed: string }
  /** Called after success and after failure. */
  onDone: () => void
}

/** Sends DELETE to a path and reports the result. */
export function useEndCall({ queryKey, words, onDone }: EndCallProps) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const send = async (path: string) => {
    setBusy(true)
    try {
      await callApi(path, { method: 'DELETE' })
      notify(words.done, { type: 'success' })
    } catch (error) {
      notifyFailure(error, words.failed)
    }
    await queries.invalidateQueries({ queryKey })
    setBusy(false)
    onDone()
  }
  return { busy, call: (path: string) => void send(path) }
}
