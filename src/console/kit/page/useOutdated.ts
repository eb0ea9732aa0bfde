import { useEffect, useState } from 'react'

/** Whether the server has another build than the one of this page, whose files are gone then; asked where one could not be loaded. */
export function useOutdated(isAsked: boolean): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    // Without a server nothing is known.
    if (isAsked) hasNewBuild().then(setOutdated, () => undefined)
  }, [isAsked])
  return isOutdated
}

/** The page that the browser loaded names files of its build, and each build has other names. */
async function hasNewBuild(): Promise<boolean> {
  const { files } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const answer = await fetch('', { cache: 'no-store' })
  return files !== undefined && answer.ok && !(await answer.text()).includes(files)
}
