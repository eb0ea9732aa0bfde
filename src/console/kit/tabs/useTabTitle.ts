import { use, useEffect } from 'react'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/** Sets the title of the tab that contains the page. */
export function useTabTitle(title: string): void {
  const actions = use(TabActionsContext)
  const path = use(TabPathContext)
  useEffect(() => {
    if (path !== undefined && title) actions?.setTitle(path, title)
  }, [actions, path, title])
}
