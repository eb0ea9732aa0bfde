import { use, useEffect, useMemo, useRef } from 'react'
import type { OpenPage } from '../../../kit/tabs/OpenPage.ts'
import type { Tab } from '../../../kit/tabs/Tab.ts'
import { TabActionsContext } from '../../../kit/tabs/TabsContext.ts'

/** The open page of a panel, visible or hidden; once it is closed or started over, ending it does nothing. */
export function useOpenPage(path: string, nameOf: (tab: Tab) => string): OpenPage {
  const actions = use(TabActionsContext)
  const isOpen = useRef(false)
  const listeners = useRef(new Set<() => void>())
  useEffect(() => {
    isOpen.current = true
    const { current: waiting } = listeners
    return () => {
      isOpen.current = false
      for (const listener of waiting) listener()
    }
  }, [])
  return useMemo(
    () => ({
      end: (goOn) => isOpen.current && actions?.end(path, goOn),
      whenClosed(listener) {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
      setBusy: (busy) => isOpen.current && actions?.setBusy(path, busy),
      away() {
        const tab = isOpen.current ? actions?.away(path) : undefined
        return tab && { name: nameOf(tab), comeBack: () => actions?.open(path) }
      },
    }),
    [actions, path, nameOf],
  )
}
