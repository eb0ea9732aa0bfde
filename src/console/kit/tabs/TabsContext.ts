import { createContext } from 'react'
import type { OpenPage } from './OpenPage.ts'
import type { Tab } from './Tab.ts'
import { TabSight } from './TabSight.ts'

/** What can be done with tabs; the same object for as long as the shell stands. */
export interface TabActions {
  open: (address: string) => void
  /** Asks first when something typed would be lost. */
  close: (paths: readonly string[]) => void
  /** Closes a page by going elsewhere; asks first, like closing. */
  leave: (path: string, address: string) => void
  /** Goes on from a page whose work is done; one that is out of sight is closed, and what is in sight stays. */
  end: (path: string, goOn: () => void) => void
  reload: (path: string) => void
  setTitle: (path: string, title: string) => void
  setUnsaved: (path: string, unsaved: boolean) => void
  setBusy: (path: string, busy: boolean) => void
  /** An open tab that is out of sight. */
  away: (path: string) => Tab | undefined
  /** Moves a tab to a place in the bar; nothing goes before home. */
  move: (path: string, to: number) => void
  pin: (path: string, isPinned: boolean) => void
  /** Does something by which tabs would lose what was typed there; asks first. */
  giveUp: (paths: readonly string[], act: () => void) => void
  has: (path: string) => boolean
}

/** The tabs in the order of the bar, and the one in sight. */
export interface TabList {
  tabs: readonly Tab[]
  active: string
}

/** Absent where pages are not kept. */
export const TabActionsContext = createContext<TabActions | undefined>(undefined)

/** The open tabs. */
export const TabListContext = createContext<TabList>({ tabs: [], active: '' })

/** The path of the tab that a page stands in. */
export const TabPathContext = createContext<string | undefined>(undefined)

/** The page that it stands around; absent where pages are not kept. */
export const OpenPageContext = createContext<OpenPage | undefined>(undefined)

/** Which tab's page is shown ahead of the router. */
export const TabSightContext = createContext(new TabSight())
