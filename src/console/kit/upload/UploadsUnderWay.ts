import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react'

/** Tells a form whether one of its inputs, identified by a key, has uploads in progress. */
type ReportUploads = (key: string, isUnderWay: boolean) => void

const UploadsContext = createContext<ReportUploads | undefined>(undefined)

/** Provides the function to which the inputs of a form report their uploads. */
export const UploadsProvider = UploadsContext.Provider

/** Whether uploads of a form are in progress: no value contains their files yet. */
export function useUploadsUnderWay(): { report: ReportUploads; isUnderWay: () => boolean } {
  const keys = useRef(new Set<string>())
  const report = useCallback((key: string, isUnderWay: boolean) => {
    if (isUnderWay) keys.current.add(key)
    else keys.current.delete(key)
  }, [])
  return { report, isUnderWay: () => keys.current.size > 0 }
}

/** Reports uploads to the form around an input, if there is one. */
export function useReportUploads(isUnderWay: boolean): void {
  const report = useContext(UploadsContext)
  const key = useId()
  useEffect(() => {
    report?.(key, isUnderWay)
    return () => report?.(key, false)
  }, [report, key, isUnderWay])
}
