import { use, useCallback } from 'react'
import { OpenPageContext } from './TabsContext.ts'

/**
 * Ends the page that one is on once the server has done what was asked of it there, and goes on elsewhere.
 * People may have left before the answer came: then what they look at by now stays, and only the page's own tab is closed.
 */
export function useEnd(): (goOn: () => void) => void {
  const page = use(OpenPageContext)
  return useCallback((goOn) => (page ? page.end(goOn) : goOn()), [page])
}
