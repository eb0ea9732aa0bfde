import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { useNavigate } from 'react-admin'
import { leaving } from '../../kit/tabs/leaving.ts'
import { addressOf, wouldLose } from '../../kit/tabs/Tab.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import type { EarlyTab } from '../../kit/tabs/EarlyTab.ts'
import type { TabActions } from '../../kit/tabs/TabsContext.ts'
import { panelId } from './tabIds.ts'
import { isClosable, survivorOf } from './tabsState.ts'
import type { TabsChange, TabsState } from './tabsState.ts'

/** A question to answer before unsaved input is discarded. */
export interface UnsavedQuestion {
  /** The tabs that would lose input. */
  tabs: readonly Tab[]
  onConfirm: () => void
  onClose: () => void
}

/** The actions of users and pages on the tabs, and the open question, if any. */
export function useTabActions(
  state: TabsState,
  dispatch: Dispatch<TabsChange>,
  earlyTab: EarlyTab,
): { actions: TabActions; question: UnsavedQuestion | undefined } {
  const navigate = useNavigate()
  const [question, setQuestion] = useState<UnsavedQuestion>()
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const actions = useMemo(() => {
    const tabsAt = (paths: readonly string[]) =>
      latest.current.tabs.filter(({ path }) => paths.includes(path))
    const ask = (paths: readonly string[], act: () => void) => {
      const tabs = tabsAt(paths).filter(wouldLose)
      if (tabs.length === 0) return act()
      const onClose = () => setQuestion(undefined)
      const onConfirm = () => {
        onClose()
        act()
      }
      return setQuestion({ tabs, onConfirm, onClose })
    }
    const close = (paths: readonly string[]) => {
      const { active } = latest.current
      dispatch({ type: 'close', paths: paths.filter((path) => path !== active) })
      const survivor = paths.includes(active) ? survivorOf(latest.current, paths) : undefined
      // The active tab is removed once the router has left it, so there is always a visible page.
      if (survivor) navigate(addressOf(survivor), { state: leaving })
    }
    return {
      open(address: string) {
        const [tab] = tabsAt([address])
        // A link to the current page adds nothing to the history, as in any browser.
        const replace = tab !== undefined && isInSight(tab.path, latest.current, earlyTab)
        const go = () => navigate(tab ? addressOf(tab) : address, { replace })
        if (tab && canBeShown(tab, latest.current)) earlyTab.showEarly(tab.path, go)
        else earlyTab.navigateNow(go)
      },
      close(paths: readonly string[]) {
        const closing = tabsAt(paths)
          .filter(isClosable)
          .map(({ path }) => path)
        ask(closing, () => earlyTab.whenArrived(() => close(closing)))
      },
      end(path: string, goOn: () => void) {
        if (isInSight(path, latest.current, earlyTab)) goOn()
        else dispatch({ type: 'end', path })
      },
      leave: (path: string, address: string) => ask([path], () => navigate(address, { state: leaving })),
      reload: (path: string) => ask([path], () => dispatch({ type: 'reload', path })),
      setTitle: (path: string, title: string) => dispatch({ type: 'title', path, title }),
      setUnsaved: (path: string, unsaved: boolean) => dispatch({ type: 'unsaved', path, unsaved }),
      setBusy: (path: string, busy: boolean) => dispatch({ type: 'busy', path, busy }),
      away: (path: string) => (isInSight(path, latest.current, earlyTab) ? undefined : tabsAt([path])[0]),
      move: (path: string, to: number) => dispatch({ type: 'move', path, to }),
      pin: (path: string, isPinned: boolean) => dispatch({ type: 'pin', path, isPinned }),
      giveUp: ask,
      has: (path: string) => tabsAt([path]).length > 0,
    }
  }, [dispatch, navigate, earlyTab])
  return { actions, question }
}

/** Whether a tab is visible; another one may have been chosen already, to which the router is still on its way. */
function isInSight(path: string, { active }: TabsState, earlyTab: EarlyTab): boolean {
  return active === path && (earlyTab.path() ?? path) === path
}

/** Whether a tab's page can be shown at once, without a question before the current page is left. */
function canBeShown({ path }: Tab, { tabs, active }: TabsState): boolean {
  const isAsking = tabs.some((tab) => tab.path === active && wouldLose(tab))
  const page = document.getElementById(panelId(path))
  // React hides the page in browsers that cannot keep its layout; and a hidden window paints nothing.
  const isReady = page !== null && page.style.display !== 'none' && document.visibilityState === 'visible'
  return isReady && !isAsking
}
