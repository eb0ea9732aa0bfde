import type { Dispatch } from 'react'
import { useBlocker } from 'react-router-dom'
import { isLeaving } from '../forms/leaving.ts'
import { metaOf } from '../navigation/consoleMenus.ts'
import { useAccess } from '../providers/AccessContext.ts'
import type { TabsChange, TabsState } from './tabsState.ts'
import type { UnsavedQuestion } from './useTabActions.ts'

/** Where pages are not kept, asks before one is left with something unsaved. */
export function useAskBeforeLosing(
  { tabs, active, isSingle }: TabsState,
  dispatch: Dispatch<TabsChange>,
): UnsavedQuestion | undefined {
  const { menus } = useAccess()
  const losing = tabs.filter(({ path, unsaved }) => path === active && unsaved)
  const isKept = !isSingle && metaOf(menus, active).keepAlive
  const blocker = useBlocker(
    ({ nextLocation: { pathname, state } }) =>
      losing.length > 0 && !isKept && pathname !== active && !isLeaving(state),
  )
  if (blocker.state !== 'blocked') return undefined
  return {
    tabs: losing,
    onClose: () => blocker.reset(),
    onConfirm() {
      dispatch({ type: 'unsaved', path: active, unsaved: false })
      blocker.proceed()
    },
  }
}
