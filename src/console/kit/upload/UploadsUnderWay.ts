import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react'

/** Tells a form whether an input of it, by its key, has files on their way. */
type ReportUploads = (key: string, isUnderWay: boolean) => void

const UploadsContext = createContext<ReportUploads | undefined>(undefined)

/** What the inputs of a form report their uploads to. */
export const UploadsReport = UploadsContext.Provider

/** Whether files of a form are on their way: what they will be is in no value yet. */
export function useUploadsUnderWay(): { report: ReportUploads; isUnderWay: () => boolean } {
  const keys = useRef(new Set<string>())
  const report = useCallback((key: string, isUnderWay: boolean) => {
    if (isUnderWay) keys.current.add(key)
    else keys.current.delete(key)
  }, [])
  return { report, isUnderWay: () => keys.current.size > 0 }
}

/** Reports to the form around an input, if there is one. */
export function useReportUploads(isUnderWay: boolean): void {
  const report = useContext(UploadsContext)
  const key = useId()
  useEffect(() => {
    report?.(key, isUnderWay)
    return () => report?.(key, false)
  }, [report, key, isUnderWay])
}
