import { use, useEffect } from 'react'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/**
 * Notes at the page's tab whether closing it would lose something; undefined leaves the note as it is.
 * The note outlives the effect: effects end when a tab goes out of sight, and what was typed there does not.
 */
export function useUnsaved(unsaved: boolean | undefined): void {
  const actions = use(TabActionsContext)
  const path = use(TabPathContext)
  useEffect(() => {
    if (path !== undefined && unsaved !== undefined) actions?.setUnsaved(path, unsaved)
  }, [actions, path, unsaved])
}
