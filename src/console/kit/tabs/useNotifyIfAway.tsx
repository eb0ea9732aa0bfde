import { use, useCallback } from 'react'
import { useNotify } from 'react-admin'
import { AwayMessage } from './AwayMessage.tsx'
import { OpenPageContext } from './TabsContext.ts'

interface NotifyOptions {
  /** Whether a dialog of the page says the same, so that no message is needed where the page's dialogs are visible. */
  inDialog?: boolean
}

/** Tells users who have gone to another page about a failure on this one; returns whether it did so. */
export function useNotifyIfAway(): (text: string, options?: NotifyOptions) => boolean {
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
