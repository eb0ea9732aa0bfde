import { NavigationType } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { newTab, wouldLose } from '#console/kit/tabs/Tab.ts'
import { isMovable, reduceTabs, startTabs, survivorOf } from '#console/shell/tabs/tabsState.ts'
import type { TabsChange, TabsState } from '#console/shell/tabs/tabsState.ts'

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: pathname })
const go = (path: string): TabsChange => ({
  type: 'visit',
  location: at(path),
  navigation: NavigationType.Push,
})
const after = (state: TabsState, ...changes: TabsChange[]) => changes.reduce(reduceTabs, state)
const pathsOf = ({ tabs }: TabsState) => tabs.map(({ path, isPinned }) => (isPinned ? `${path}!` : path))

const buildTabs = (...paths: string[]) => after(startTabs([], at('/home')), ...paths.map(go))
const pin = (path: string, isPinned = true): TabsChange => ({ type: 'pin', path, isPinned })

describe('a pinned tab', () => {
  it('is placed after home and other pinned tabs, and behind them when it is unpinned', () => {
    const pinned = after(buildTabs('/a', '/b', '/c'), pin('/c'), pin('/b'))
    expect(pathsOf(pinned)).toEqual(['/home', '/c!', '/b!', '/a'])
    expect(pathsOf(after(pinned, pin('/c', false)))).toEqual(['/home', '/b!', '/c', '/a'])
    expect(pathsOf(after(pinned, pin('/home')))).toEqual(pathsOf(pinned))
  })

  it('cannot be closed, alone or with others, and is shown after others are closed', () => {
    const pinned = after(buildTabs('/a', '/b'), pin('/a'))
    const closed = after(pinned, { type: 'close', paths: ['/home', '/a', '/b'] })
    expect(pathsOf(closed)).toEqual(['/home', '/a!'])
    expect(survivorOf(pinned, ['/b'])?.path).toBe('/a')
  })

  it('starts again after its form is saved, while an unpinned one is closed', () => {
    const tabs = after(buildTabs('/a', '/b', '/c'), pin('/a'))
    const ended = after(tabs, { type: 'end', path: '/a' }, { type: 'end', path: '/b' })
    expect(pathsOf(ended)).toEqual(['/home', '/a!', '/c'])
    expect(ended.tabs.map(({ reloads }) => reloads)).toEqual([0, 1, 0])
    expect(ended.active).toBe('/c')
  })

  it('can be moved among pinned tabs only, and other tabs cannot be moved before it', () => {
    const pinned = after(buildTabs('/a', '/b', '/c'), pin('/a'), pin('/b'))
    expect(pathsOf(after(pinned, { type: 'move', path: '/a', to: 3 }))).toEqual(['/home', '/b!', '/a!', '/c'])
    expect(pathsOf(after(pinned, { type: 'move', path: '/c', to: 0 }))).toEqual(pathsOf(pinned))
    expect([1, 2, 3].map((to) => isMovable(pinned.tabs, '/a', to))).toEqual([true, true, false])
    expect([0, 1, 2, 3].map((to) => isMovable(pinned.tabs, '/home', to))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is restored as pinned, before a page that is opened next', () => {
    const stored = [newTab(at('/a')), { ...newTab(at('/b')), isPinned: true }]
    const started = startTabs(stored, at('/home'))
    expect(pathsOf(after(started, go('/c')))).toEqual(['/home', '/b!', '/c', '/a'])
  })
})

describe('single-page mode, without tabs [S4.08]', () => {
  it('keeps only the current page', () => {
    const single = after(buildTabs('/a', '/b'), { type: 'mode', isSingle: true })
    expect([pathsOf(single), single.shown]).toEqual([['/b'], ['/b']])
    const next = after(single, go('/c'))
    expect([pathsOf(next), next.shown]).toEqual([['/c'], ['/c']])
    expect(pathsOf(startTabs([newTab(at('/a'))], at('/b'), true))).toEqual(['/b'])
  })

  it('shows home first again when tabs are switched on', () => {
    const single = after(buildTabs('/a'), { type: 'mode', isSingle: true })
    expect(pathsOf(after(single, { type: 'mode', isSingle: false }))).toEqual(['/home', '/a'])
  })
})

describe('a busy tab', () => {
  it('would lose data until it is done or reloaded, even if nothing in it is unsaved', () => {
    const atWork = after(buildTabs('/a'), { type: 'busy', path: '/a', busy: true })
    const losing = (state: TabsState) => state.tabs.filter(wouldLose).map(({ path }) => path)
    expect(losing(atWork)).toEqual(['/a'])
    expect(losing(after(atWork, { type: 'busy', path: '/a', busy: false }))).toEqual([])
    expect(losing(after(atWork, { type: 'reload', path: '/a' }))).toEqual([])
    expect(losing(after(atWork, { type: 'unsaved', path: '/a', unsaved: false }))).toEqual(['/a'])
  })
})
