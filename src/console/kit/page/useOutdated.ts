import { useEffect, useState } from 'react'

/** Whether the server has another build than the one of this page, whose files are gone then; asked where one could not be loaded. */
export function useOutdated(isAsked: boolean): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const stopped = new AbortController()
    hasNewBuild(stopped.signal)
      .then(setOutdated)
      // Without a server nothing is known.
      .catch(() => undefined)
    return () => stopped.abort()
  }, [isAsked])
  return isOutdated
}

async function hasNewBuild(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(window.location.pathname, { cache: 'no-store', signal })
  const page = answer.ok ? await answer.text() : undefined
  return page !== undefined && ownFiles().some((files) => !page.includes(files))
}

/** What the page that the browser loaded names; each build has other names. */
function ownFiles(): string[] {
  const scripts = [...document.querySelectorAll('script')]
  return scripts.flatMap((script) => script.dataset['files'] ?? script.getAttribute('src') ?? [])
}
