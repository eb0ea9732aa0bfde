import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { callApi } from '../../session/api/session.ts'
import { exportsQuery, isUnfinished } from './exportsQuery.ts'
import { useExportWords } from './useExportWords.ts'

/** Stops an export, or removes one that has ended. */
export function useRemoveExport(onDone: () => void) {
  const words = useExportWords()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const send = async (job: ExportJob) => {
    setBusy(true)
    try {
      await callApi(`/current/exports/${job.id}`, { method: 'DELETE' })
      notify(isUnfinished(job) ? words.stopped : words.removed, { type: 'success' })
    } catch (error) {
      notifyFailure(error, words.notRemoved)
    }
    await queries.invalidateQueries({ queryKey: exportsQuery.queryKey })
    setBusy(false)
    onDone()
  }
  return { busy, call: (job: ExportJob) => void send(job) }
}
