import { use, useCallback } from 'react'
import { EndPageContext } from './TabsContext.ts'

/**
 * Ends the page that one is on once the server has done what was asked of it there, and goes on elsewhere.
 * People may have left before the answer came: then what they look at by now stays, and only the page's own tab is closed.
 */
export function useEnd(): (goOn: () => void) => void {
  const endPage = use(EndPageContext)
  return useCallback((goOn) => (endPage ? endPage(goOn) : goOn()), [endPage])
}
