import { useCallback } from 'react'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import { fetchPrivateFile } from '../../session/api/privateFile.ts'

/** Fetches private files of a record; the same function as long as it is the same record. */
export function usePrivateFiles(
  holder: FileHolder | undefined,
): (address: string, signal: AbortSignal) => Promise<Blob> {
  const { entity = '', id } = holder ?? {}
  return useCallback(
    (address: string, signal: AbortSignal) => fetchPrivateFile(address, { entity, id }, signal),
    [entity, id],
  )
}
