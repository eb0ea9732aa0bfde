import type { ReactNode } from 'react'
import type { Tab } from './Tab.ts'
import { TabPanel } from './TabPanel.tsx'

interface TabPanelsProps {
  tabs: readonly Tab[]
  active: string
  /** Paths in the order in which their pages were first shown, which never changes. */
  shown: readonly string[]
  children: ReactNode
}

/** The pages of all tabs that were shown, one of them in sight. */
export function TabPanels({ tabs, active, shown, children }: TabPanelsProps) {
  return shown.map((path) => {
    const tab = tabs.find((each) => each.path === path)
    if (!tab) return null
    return (
      <TabPanel key={`${path} ${tab.reloads}`} path={path} location={tab.location} visible={path === active}>
        {children}
      </TabPanel>
    )
  })
}
