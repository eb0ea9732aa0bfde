import { use, useCallback, useEffect, useRef } from 'react'
import { TabActionsContext } from '../../kit/tabs/TabsContext.ts'

/** Ends the page of a panel; once the panel is closed or started over there is nothing left to end. */
export function useEndPage(path: string): (goOn: () => void) => void {
  const actions = use(TabActionsContext)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback((goOn) => isOpen.current && actions?.end(path, goOn), [actions, path])
}
