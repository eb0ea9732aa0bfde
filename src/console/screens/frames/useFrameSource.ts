import { useEffect, useState } from 'react'

export const blankAddress = 'about:blank'

/** How long a frame stays empty after a reload of its tab, in milliseconds, so that the site starts over. */
const blankTime = 200

/** The address that a frame shows: the site's, or after a reload of its tab first an empty page. */
export function useFrameSource(url: string, reloads: number): string {
  const [source, setSource] = useState(reloads > 0 ? blankAddress : url)
  useEffect(() => {
    if (source === url) return undefined
    const timer = setTimeout(() => setSource(url), blankTime)
    return () => clearTimeout(timer)
  }, [source, url])
  return source
}
