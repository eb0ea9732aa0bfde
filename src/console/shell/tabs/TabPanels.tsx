import { use } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import { metaOf } from '../../session/menus/consoleMenus.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { TabPanel } from './TabPanel.tsx'

interface TabPanelsProps {
  tabs: readonly Tab[]
  active: string
  /** The paths in the order in which their pages were first shown, which never changes. */
  shown: readonly string[]
  /** Whether there is a tab bar. */
  hasTabs: boolean
  children: ReactNode
}

/** The pages of all tabs that were shown and are kept; one of them is visible. */
export function TabPanels({ tabs, active, shown, hasTabs, children }: TabPanelsProps) {
  const { menus } = useAccess()
  const route = use(RouteContext)
  return shown.map((path) => {
    const tab = tabs.find((each) => each.path === path)
    const { layout, keepAlive, actions } = metaOf(menus, path)
    if (!tab || (path !== active && !keepAlive)) return null
    return (
      <TabPanel
        key={`${path} ${tab.reloads}`}
        path={path}
        location={tab.location}
        visible={path === active}
        layout={layout}
        actions={actions}
        hasTab={hasTabs}
        route={route}
      >
        {children}
      </TabPanel>
    )
  })
}
