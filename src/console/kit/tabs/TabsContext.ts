import { createContext } from 'react'
import type { OpenPage } from './OpenPage.ts'
import type { Tab } from './Tab.ts'
import { EarlyTab } from './EarlyTab.ts'

/** The actions on tabs; a stable object as long as the shell is mounted. */
export interface TabActions {
  open: (address: string) => void
  /** Closes tabs; asks first if that would lose typed input. */
  close: (paths: readonly string[]) => void
  /** Closes a page by navigating elsewhere; asks first, like closing. */
  leave: (path: string, address: string) => void
  /** Ends a page whose work is done and goes on; a page that is not visible is closed, and the visible one stays. */
  end: (path: string, goOn: () => void) => void
  reload: (path: string) => void
  setTitle: (path: string, title: string) => void
  setUnsaved: (path: string, unsaved: boolean) => void
  setBusy: (path: string, busy: boolean) => void
  /** The tab of a path, if it is open but not visible. */
  away: (path: string) => Tab | undefined
  /** Moves a tab to a position in the bar; no tab can go before home. */
  move: (path: string, to: number) => void
  pin: (path: string, isPinned: boolean) => void
  /** Does something that would lose typed input in tabs; asks first. */
  giveUp: (paths: readonly string[], act: () => void) => void
  has: (path: string) => boolean
}

/** The tabs in the order of the bar, and the path of the visible one. */
export interface OpenTabList {
  tabs: readonly Tab[]
  active: string
}

/** The actions on tabs; absent where pages are not kept. */
export const TabActionsContext = createContext<TabActions | undefined>(undefined)

/** The open tabs. */
export const TabListContext = createContext<OpenTabList>({ tabs: [], active: '' })

/** The path of the tab that contains the page. */
export const TabPathContext = createContext<string | undefined>(undefined)

/** The open page that contains the component; absent where pages are not kept. */
export const OpenPageContext = createContext<OpenPage | undefined>(undefined)

/** The tab whose page is shown ahead of the router. */
export const EarlyTabContext = createContext(new EarlyTab())
