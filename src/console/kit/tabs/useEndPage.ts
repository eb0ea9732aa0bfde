import { use, useCallback } from 'react'
import { OpenPageContext } from './TabsContext.ts'

/**
 * Ends the current page once the server has done what the page asked for, and goes on elsewhere. If the user has left before
 * the answer came, the visible page stays, and only the tab of the ended page is closed.
 */
export function useEndPage(): (goOn: () => void) => void {
  const page = use(OpenPageContext)
  return useCallback((goOn) => (page ? page.end(goOn) : goOn()), [page])
}
