import { use, useCallback } from 'react'
import { useNotify } from 'react-admin'
import { AwayMessage } from './AwayMessage.tsx'
import { OpenPageContext } from './TabsContext.ts'

interface Told {
  /** A dialog says it where dialogs of the page are in sight. */
  inDialog?: boolean
}

/** Tells people who have gone to another page what went wrong on this one; answers whether there was anybody to tell. */
export function useTellAway(): (text: string, told?: Told) => boolean {
  const page = use(OpenPageContext)
  const notify = useNotify()
  return useCallback(
    (text, { inDialog = false } = {}) => {
      const away = page?.away()
      if (!away || (inDialog && away.showsDialogs)) return false
      notify(<AwayMessage page={away} text={text} />, { type: 'error', autoHideDuration: null })
      return true
    },
    [page, notify],
  )
}
