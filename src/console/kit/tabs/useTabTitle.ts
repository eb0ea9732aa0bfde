import { use, useEffect } from 'react'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/** Names the tab that a page stands in. */
export function useTabTitle(title: string): void {
  const actions = use(TabActionsContext)
  const path = use(TabPathContext)
  useEffect(() => {
    if (path !== undefined && title) actions?.setTitle(path, title)
  }, [actions, path, title])
}
