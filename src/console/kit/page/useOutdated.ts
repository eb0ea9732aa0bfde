import { useEffect, useState } from 'react'

/** Whether the server has another build, so that this page's files are gone; asked after a file could not be loaded. */
export function useOutdated(isAsked: boolean): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    // Without an answer from the server the result stays false.
    if (isAsked) hasNewBuild().then(setOutdated, () => undefined)
  }, [isAsked])
  return isOutdated
}

/** Compares builds by the names of their files: the loaded page names its own, and each build has other names. */
async function hasNewBuild(): Promise<boolean> {
  const { files } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const answer = await fetch('', { cache: 'no-store' })
  return files !== undefined && answer.ok && !(await answer.text()).includes(files)
}
