import { AddNotificationContext } from 'react-admin'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { TabActionsContext, TabPathContext } from '#console/kit/tabs/TabsContext.ts'
import { EarlyTab } from '#console/kit/tabs/EarlyTab.ts'
import { startTabs } from '#console/shell/tabs/tabsState.ts'
import type { TabsChange } from '#console/shell/tabs/tabsState.ts'
import { useTabActions } from '#console/shell/tabs/useTabActions.ts'
import { useTabs } from '#console/kit/tabs/useTabs.ts'
import type { Tabs } from '#console/kit/tabs/useTabs.ts'

const home = { pathname: '/home', search: '', hash: '', state: null, key: 'home' }

/** The messages and the changes of tabs when the page at home does something with the tabs. */
function after(act: (tabs: Tabs) => void): { said: unknown[]; changes: TabsChange[] } {
  const said: unknown[] = []
  const changes: TabsChange[] = []
  const say = ({ message, type }: { message: ReactNode; type: string }) => void said.push([type, message])
  const Page = () => {
    act(useTabs())
    return null
  }
  const Bar = () => {
    const { actions } = useTabActions(
      startTabs([], home),
      (change) => void changes.push(change),
      new EarlyTab(),
    )
    return createElement(
      TabActionsContext,
      { value: actions },
      createElement(TabPathContext, { value: '/home' }, createElement(Page)),
    )
  }
  const place = createElement(AddNotificationContext.Provider, { value: say }, createElement(Bar))
  renderToString(createElement(MemoryRouter, null, place))
  return { said, changes }
}

it('a page can set the title of its own tab, but an empty title is refused with a warning [S4.07] [S5.08]', () => {
  expect(after((tabs) => tabs.setTitle('第三季度'))).toEqual({
    said: [],
    changes: [{ type: 'title', path: '/home', title: '第三季度' }],
  })
  const refused = { said: [['warning', 'shell.tabs.titleEmpty']], changes: [] }
  expect(after((tabs) => tabs.setTitle(' '))).toEqual(refused)
})

it('a page that changes a tab that does not exist gets a warning [S4.07]', () => {
  const refused = { said: [['warning', 'shell.tabs.unknown']], changes: [] }
  expect(after((tabs) => tabs.setTitle('第三季度', '/nowhere'))).toEqual(refused)
  expect(after((tabs) => tabs.reload('/nowhere'))).toEqual(refused)
  expect(after((tabs) => tabs.close('/nowhere'))).toEqual(refused)
})
