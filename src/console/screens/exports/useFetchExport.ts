import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { useLongCall } from '../../kit/tabs/useLongCall.ts'
import { callFile } from '../../session/api/session.ts'
import { download } from '../../kit/page/download.ts'
import { exportFileName } from '../list/export/exportFileName.ts'
import { receiveFile } from '../list/export/receiveFile.ts'
import { useExportWords } from './useExportWords.ts'

/** Downloads the file of an export and hands it to the browser; `progress` is the part received so far, in percent. */
export function useFetchExport({ id, entity, format, bytes }: ExportJob) {
  const translate = useTranslate()
  const words = useExportWords()
  const notifyFailure = useNotifyFailure()
  const [progress, setProgress] = useState<string>()
  const call = useLongCall()
  const fetchFile = async () => {
    const signal = call.start()
    setProgress('0%')
    try {
      const response = await callFile(`/current/exports/${id}/file`, { signal })
      const parts = await receiveFile(response, (arrived) =>
        setProgress(`${Math.min(100, Math.floor((arrived.bytes / Math.max(1, bytes)) * 100))}%`),
      )
      const names = translate(`resources.${entity}.name`, { smart_count: 2, _: entity })
      download(exportFileName(names, format), new Blob(parts), response.headers.get('content-type') ?? '')
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, words.downloadFailed)
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, fetchFile }
}
