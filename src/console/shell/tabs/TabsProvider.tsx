import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { useSetting } from '../../kit/appConfig/useAppConfig.ts'
import { TabActionsContext, TabListContext, EarlyTabContext } from '../../kit/tabs/TabsContext.ts'
import { metaOf } from '../../session/menus/consoleMenus.ts'
import { useCanonicalLocation } from '../navigation/useCanonicalLocation.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { isLoggingOut, isLoggedIn } from '../../session/api/session.ts'
import { LeavingGuard } from './LeavingGuard.tsx'
import { wouldLose } from '../../kit/tabs/Tab.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { TabPanels } from './TabPanels.tsx'
import { EarlyTab } from '../../kit/tabs/EarlyTab.ts'
import { UnsavedTabsDialog } from './UnsavedTabsDialog.tsx'
import { storeTabs, storedTabs } from './storedTabs.ts'
import { reduceTabs, startTabs } from './tabsState.ts'
import type { TabsState } from './tabsState.ts'
import { useDraftsOfTabs } from './useDraftsOfTabs.ts'
import { useTabActions } from './useTabActions.ts'

interface TabsProviderProps {
  /** The frame around the pages. */
  frame: ComponentType<{ children: ReactNode }>
  /** The routes that render the page of an address. */
  children: ReactNode
}

/** Keeps a tab for every visited page. */
export function TabsProvider({ frame: Frame, children }: TabsProviderProps) {
  const location = useCanonicalLocation()
  const navigation = useNavigationType()
  const isSingle = !useSetting('multiTab')
  const [state, dispatch] = useReducer(reduceTabs, location, (first) =>
    startTabs(storedTabs(), first, isSingle),
  )
  // Dispatched during rendering, so no frame is painted in which the address has no tab yet.
  if (state.seen !== location) dispatch({ type: 'visit', location, navigation })
  if (state.isSingle !== isSingle) dispatch({ type: 'mode', isSingle })
  const { tabs, active, shown } = state
  const losing = useLosing(state)
  const [earlyTab] = useState(() => new EarlyTab())
  const { actions, question } = useTabActions(state, dispatch, earlyTab)
  useArrivals(earlyTab, location)
  useEffect(() => storeTabs(tabs), [tabs])
  useDraftsOfTabs(tabs)
  useAskBeforeUnload(tabs.some(wouldLose))
  const list = useMemo(() => ({ tabs, active }), [tabs, active])
  return (
    <TabActionsContext value={actions}>
      <TabListContext value={list}>
        <EarlyTabContext value={earlyTab}>
          <Frame>
            <TabPanels tabs={tabs} active={active} shown={shown} hasTabs={!isSingle}>
              {children}
            </TabPanels>
          </Frame>
        </EarlyTabContext>
        <UnsavedTabsDialog question={question} />
        {losing && (
          <LeavingGuard
            tab={losing}
            onGiveUp={() => {
              dispatch({ type: 'unsaved', path: losing.path, unsaved: false })
              dispatch({ type: 'busy', path: losing.path, busy: false })
            }}
          />
        )}
      </TabListContext>
    </TabActionsContext>
  )
}

function useArrivals(earlyTab: EarlyTab, location: Location): void {
  useLayoutEffect(() => earlyTab.routerArrived(location), [earlyTab, location])
  useEffect(() => {
    // Gives up the tab ahead when the user goes back before the router has followed: the router would never arrive there.
    const giveUp = () => earlyTab.navigateNow(() => {})
    globalThis.addEventListener('popstate', giveUp)
    return () => globalThis.removeEventListener('popstate', giveUp)
  }, [earlyTab])
}

/** The visible tab, if leaving it would lose input. */
function useLosing({ tabs, active, isSingle }: TabsState): Tab | undefined {
  const { menus } = useAccess()
  const isKept = !isSingle && metaOf(menus, active).keepAlive
  return isKept ? undefined : tabs.find((tab) => tab.path === active && wouldLose(tab))
}

function useAskBeforeUnload(loses: boolean): void {
  useEffect(() => {
    if (!loses) return undefined
    // Without a session, unsaved input is kept as a draft where possible, and staying would not help.
    const ask = (event: BeforeUnloadEvent) => isLoggedIn() && !isLoggingOut() && event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [loses])
}
