import { NavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { isLeaving } from '../../kit/tabs/leaving.ts'
import { homeItem } from '../../session/menus/consoleMenus.ts'
import { addressOf, newTab } from '../../kit/tabs/Tab.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'

/** The state of the open tabs. */
export interface TabsState {
  /** In the order of the bar; home is first. */
  tabs: readonly Tab[]
  active: string
  /** The paths whose pages were shown, in that order: a page that is moved within the document would lose its scroll position. */
  shown: readonly string[]
  /** The router's last location. */
  seen: Location
  /** Without a tab bar, only the visible page is kept. */
  isSingle: boolean
}

/** The changes of the tabs. */
export type TabsChange =
  | { type: 'visit'; location: Location; navigation: NavigationType }
  | { type: 'close'; paths: readonly string[] }
  | { type: 'end'; path: string }
  | { type: 'reload'; path: string }
  | { type: 'title'; path: string; title: string }
  | { type: 'unsaved'; path: string; unsaved: boolean }
  | { type: 'busy'; path: string; busy: boolean }
  | { type: 'pin'; path: string; isPinned: boolean }
  | { type: 'mode'; isSingle: boolean }
  | { type: 'move'; path: string; to: number }

/** The initial tabs: those of a former visit, home before them, and the current address. */
export function startTabs(stored: readonly Tab[], location: Location, isSingle = false): TabsState {
  const tabs = withHome(stored)
  const active = tabs.at(-1)?.path ?? homeItem.path
  return visit({ tabs, active, shown: [], seen: location, isSingle }, location, NavigationType.Pop)
}

/** The tabs after a change. */
export function reduceTabs(state: TabsState, change: TabsChange): TabsState {
  switch (change.type) {
    case 'visit':
      return visit(state, change.location, change.navigation)
    case 'close':
      return withoutTabs(state, change.paths)
    case 'end':
      return ended(state, change.path)
    case 'reload':
      return startedOver(state, change.path)
    case 'title':
      return changeTab(state, change.path, (tab) =>
        tab.title === change.title ? tab : { ...tab, title: change.title },
      )
    case 'unsaved':
      return changeTab(state, change.path, (tab) =>
        tab.unsaved === change.unsaved ? tab : { ...tab, unsaved: change.unsaved },
      )
    case 'busy':
      return changeTab(state, change.path, (tab) =>
        tab.busy === change.busy ? tab : { ...tab, busy: change.busy },
      )
    case 'pin':
      return { ...state, tabs: pinned(state.tabs, change.path, change.isPinned) }
    case 'mode':
      return inMode(state, change.isSingle)
    case 'move':
      break
  }
  return { ...state, tabs: moved(state.tabs, change.path, change.to) }
}

/**
 * The tab that is active after others are closed: the active one if it stays, else the next one that stays, else the one before.
 */
export function survivorOf({ tabs, active }: TabsState, closing: readonly string[]): Tab | undefined {
  const stays = ({ path }: Tab) => !closing.includes(path)
  const at = tabs.findIndex(({ path }) => path === active)
  return tabs.slice(Math.max(at, 0)).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays)
}

/** Whether a tab may be closed: home may not, and a pinned tab must be unpinned first. */
export function isClosable({ path, isPinned }: Pick<Tab, 'path' | 'isPinned'>): boolean {
  return path !== homeItem.path && !isPinned
}

/** Whether a tab may be moved to a place: home never, pinned tabs only among themselves. */
export function isMovable(tabs: readonly Tab[], path: string, to: number): boolean {
  const tab = tabs.find((each) => each.path === path)
  if (!tab || path === homeItem.path) return false
  const [first, last] = zoneOf(tabs, tab)
  return to >= first && to <= last
}

function visit(state: TabsState, location: Location, navigation: NavigationType): TabsState {
  const path = location.pathname
  const isOver = path !== state.active && endsFormer(location, navigation)
  const tabs = withVisited(state, location)
  const shown = state.shown.includes(path) ? state.shown : [...state.shown, path]
  const arrived = { ...state, tabs, shown, active: path, seen: location }
  const next = isOver ? ended(arrived, state.active) : arrived
  return state.isSingle ? alone(next) : next
}

function inMode(state: TabsState, isSingle: boolean): TabsState {
  const next = { ...state, isSingle }
  return isSingle ? alone(next) : { ...next, tabs: withHome(state.tabs) }
}

function alone(state: TabsState): TabsState {
  return {
    ...state,
    tabs: state.tabs.filter(({ path }) => path === state.active),
    shown: state.shown.filter((path) => path === state.active),
  }
}

/** Home first, then the pinned tabs, then the others. */
function withHome(tabs: readonly Tab[]): readonly Tab[] {
  const isHome = ({ path }: Tab) => path === homeItem.path
  const home = tabs.find(isHome) ?? newTab(homeLocation)
  const rest = tabs.filter((tab) => !isHome(tab))
  return [home, ...rest.filter(({ isPinned }) => isPinned), ...rest.filter(({ isPinned }) => !isPinned)]
}

const homeLocation: Location = { pathname: homeItem.path, search: '', hash: '', state: null, key: 'home' }

function pinned(tabs: readonly Tab[], path: string, isPinned: boolean): readonly Tab[] {
  if (path === homeItem.path) return tabs
  const others = tabs.filter((tab) => tab.path !== path)
  const changed = tabs.filter((tab) => tab.path === path).map((tab) => ({ ...tab, isPinned }))
  // The tab moves to the end of the pinned ones, from either side.
  return others.toSpliced(pinnedCount(others), 0, ...changed)
}

/** The number of pinned tabs; home counts as pinned. */
function pinnedCount(tabs: readonly Tab[]): number {
  return tabs.filter((tab) => !isClosable(tab)).length
}

/** The first and the last place that a tab may have. */
function zoneOf(tabs: readonly Tab[], { isPinned }: Tab): readonly [number, number] {
  const end = pinnedCount(tabs)
  return isPinned ? [1, end - 1] : [end, tabs.length - 1]
}

/** Whether the former tab ends: the user cannot return to a replaced address, nor to a form that was sent or abandoned. */
function endsFormer({ state }: Location, navigation: NavigationType): boolean {
  if (navigation === NavigationType.Pop) return false
  return navigation === NavigationType.Replace || isLeaving(state)
}

function withVisited({ tabs, active }: TabsState, location: Location): readonly Tab[] {
  const path = location.pathname
  const there = tabs.find((tab) => tab.path === path)
  if (there) return withChanged(tabs, there, arrivedAt(there, location))
  const at = Math.max(tabs.findIndex((tab) => tab.path === active) + 1 || tabs.length, pinnedCount(tabs))
  return tabs.toSpliced(at, 0, newTab(location))
}

/** The tab after an arrival; returning to the same address changes nothing for its page. */
function arrivedAt(tab: Tab, location: Location): Tab {
  const bringsNothing = location.state === null || isLeaving(location.state)
  if (bringsNothing && addressOf(tab) === addressOf({ location })) return tab
  return { ...tab, location }
}

function withoutTabs(state: TabsState, paths: readonly string[]): TabsState {
  const closing = state.tabs
    .filter((tab) => paths.includes(tab.path) && isClosable(tab))
    .map(({ path }) => path)
  if (closing.length === 0) return state
  return {
    ...state,
    tabs: state.tabs.filter(({ path }) => !closing.includes(path)),
    shown: state.shown.filter((path) => !closing.includes(path)),
  }
}

/** Ends a tab; a pinned one stays and starts over. */
function ended(state: TabsState, path: string): TabsState {
  return startedOver(withoutTabs(state, [path]), path)
}

function startedOver(state: TabsState, path: string): TabsState {
  return changeTab(state, path, (tab) => ({ ...tab, reloads: tab.reloads + 1, unsaved: false, busy: false }))
}

function changeTab(state: TabsState, path: string, change: (tab: Tab) => Tab): TabsState {
  const tab = state.tabs.find((each) => each.path === path)
  const next = tab && change(tab)
  if (!next || next === tab) return state
  return { ...state, tabs: withChanged(state.tabs, tab, next) }
}

/** Returns the same array where nothing changes; a new one would be stored again. */
function withChanged(tabs: readonly Tab[], tab: Tab, next: Tab): readonly Tab[] {
  return next === tab ? tabs : tabs.map((each) => (each === tab ? next : each))
}

function moved(tabs: readonly Tab[], path: string, to: number): readonly Tab[] {
  const tab = tabs.find((each) => each.path === path)
  if (!tab || path === homeItem.path) return tabs
  const [first, last] = zoneOf(tabs, tab)
  const rest = tabs.filter((each) => each !== tab)
  return rest.toSpliced(Math.min(Math.max(to, first), last), 0, tab)
}
