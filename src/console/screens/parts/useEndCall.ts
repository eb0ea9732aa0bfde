import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'

interface EndCallProps {
  /** Of the lines that are asked for again. */
  queryKey: QueryKey
  /** Messages of what became of it. */
  words: { done: string; failed: string }
  /** Called in either case. */
  onDone: () => void
}

/** Ends something by its path, and says what became of it. */
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
