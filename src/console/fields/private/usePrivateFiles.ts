import { useCallback } from 'react'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import type { LoadMedia } from '../../kit/widgets/mediaPreview/useMediaSource.ts'
import { fetchPrivateFile } from '../../session/api/privateFile.ts'

/** Fetches private files of a record, or small pictures of them; the function stays the same as long as the record does. */
export function usePrivateFiles(holder: FileHolder | undefined, small = false): LoadMedia {
  const { entity = '', id } = holder ?? {}
  return useCallback(
    (address, signal) => fetchPrivateFile(address, { entity, id, small }, signal),
    [entity, id, small],
  )
}
