import { use, useCallback } from 'react'
import { useNotify } from 'react-admin'
import { AwayMessage } from './AwayMessage.tsx'
import { OpenPageContext } from './TabsContext.ts'

/** Tells people who have gone to another page what went wrong on this one; answers whether there was anybody to tell. */
export function useTellAway(): (text: string) => boolean {
  const page = use(OpenPageContext)
  const notify = useNotify()
  return useCallback(
    (text) => {
      const away = page?.away()
      if (!away) return false
      notify(<AwayMessage page={away} text={text} />, { type: 'error', autoHideDuration: null })
      return true
    },
    [page, notify],
  )
}
