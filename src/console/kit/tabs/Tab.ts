import type { Location } from 'react-router-dom'

/** A page that is kept open. */
export interface Tab {
  /** Address without its query; no two tabs have the same. */
  path: string
  /** Where its page is, query included. */
  location: Location
  /** What the page calls itself, once it has said so. */
  title?: string
  /** How often it was reloaded; each time its page starts over. */
  reloads: number
  /** Whether something was typed that closing would lose. */
  unsaved: boolean
  /** Whether something is under way that closing would break off. */
  busy: boolean
  /** Stands at the left and stays until it is released. */
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
