import { useRef, useState } from 'react'
import { linesType } from '#shared/contracts/import/ImportProgress.ts'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { useLongCall } from '../../../kit/tabs/useLongCall.ts'
import { callLines } from '../../../session/api/session.ts'
import { readReport } from './readReport.ts'
import { csvFor } from './sheet/sheet.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'

/** The rows of an import, and how they find and fill their records. */
export interface ImportInput {
  sheet?: Sheet
  mapping?: Mapping
  key: string
  /** Identifies the import in its current state, so that repeating it does nothing twice. */
  attempt: string
}

/** The calls of one dialog, which cannot be closed while one is running. */
export function useImportCalls({ path }: Resource) {
  const call = useLongCall()
  const latest = useRef<AbortSignal>(undefined)
  const [percent, setPercent] = useState<number>()
  return {
    percent,
    stop: call.stop,
    isStopped: () => latest.current?.aborted === true,
    send: async (
      { sheet, mapping, key, attempt }: ImportInput,
      parameters: Readonly<Record<string, string>>,
    ): Promise<ImportReport> => {
      const signal = call.start()
      latest.current = signal
      setPercent(undefined)
      const query = new URLSearchParams({
        ...parameters,
        ...(key === '' ? {} : { key }),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      const { data } = await callLines(`${path}/import?${query}`, {
        accept: linesType,
        onLine: (line) => setPercent(percentIn(line)),
        method: 'POST',
        body: sheet ? csvFor(sheet, mapping) : '',
        type: 'text/csv',
        idempotencyKey:
          attempt === '' ? undefined : `${attempt}${parameters['partly'] === 'true' ? 'p' : ''}`,
        signal,
      })
      return readReport(data)
    },
  }
}

/** The progress in percent in a line of the answer. */
function percentIn(line: unknown): number | undefined {
  if (!isJsonObject(line) || !isJsonObject(line['progress'])) return undefined
  const { done, rows } = line['progress']
  return Math.floor((Number(done) / Math.max(1, Number(rows))) * 100)
}
