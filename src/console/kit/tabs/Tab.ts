import type { Location } from 'react-router-dom'

/** A page that is kept open. */
export interface Tab {
  /** The address without its query; unique among the tabs. */
  path: string
  /** The location of its page, including the query. */
  location: Location
  /** The title that the page has set, if any. */
  title?: string
  /** The number of reloads; each reload starts the page over. */
  reloads: number
  /** Whether closing would lose typed input. */
  unsaved: boolean
  /** Whether closing would interrupt work in progress. */
  busy: boolean
  /** Whether the tab is pinned: it is at the left and stays until it is released. */
  isPinned: boolean
}

/** A tab whose page has not been opened yet. */
export function newTab(location: Location): Tab {
  return { path: location.pathname, location, reloads: 0, unsaved: false, busy: false, isPinned: false }
}

/** Whether closing a tab would lose something. */
export function wouldLose({ unsaved, busy }: Tab): boolean {
  return unsaved || busy
}

/** The full address of a tab's page. */
export function addressOf({ location: { pathname, search, hash } }: Pick<Tab, 'location'>): string {
  return `${pathname}${search}${hash}`
}
