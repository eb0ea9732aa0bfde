import { use, useEffect } from 'react'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/**
 * Notes in the page's tab whether closing it would lose input; undefined leaves the note as it is. The note outlives the
 * effect: effects end when a tab is hidden, but its typed input stays.
 */
export function useUnsaved(unsaved: boolean | undefined): void {
  const actions = use(TabActionsContext)
  const path = use(TabPathContext)
  useEffect(() => {
    if (path !== undefined && unsaved !== undefined) actions?.setUnsaved(path, unsaved)
  }, [actions, path, unsaved])
}
