import { useEffect, useState } from 'react'
import { safeAddress } from '../../text/safeAddress.ts'

/** Fetches the contents of an address that the browser cannot fetch by itself. */
export type LoadMedia = (url: string, signal: AbortSignal) => Promise<Blob>

/** The source of shown media: an address, or fetched contents with an address in this window. */
export interface MediaSource {
  address: string
  contents?: Blob
}

/** The source of the media at an address; undefined until it is loaded. `onError` must be a stable function. */
export function useMediaSource(
  url: string,
  load: LoadMedia | undefined,
  onError: () => void,
): MediaSource | undefined {
  const address = safeAddress(url)
  const [fetched, setFetched] = useState<MediaSource>()
  useEffect(() => {
    if (!load) return undefined
    const abort = new AbortController()
    let own: string | undefined
    const show = (contents: Blob) => {
      if (abort.signal.aborted) return
      own = URL.createObjectURL(contents)
      setFetched({ address: own, contents })
    }
    load(url, abort.signal).then(show, () => abort.signal.aborted || onError())
    return () => {
      abort.abort()
      if (own !== undefined) URL.revokeObjectURL(own)
    }
  }, [url, load, onError])
  if (load) return fetched
  return address === undefined ? undefined : { address }
}
