import ExpandMore from '@mui/icons-material/ExpandMore'
import { MenuButton } from '../../kit/page/MenuButton.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'

const TabList = lazy(async () => ({ default: (await import('./TabList.tsx')).TabList }))

export interface TabListButtonProps {
  tabs: readonly Tab[]
  active: string
  onOpen: (path: string) => void
}

/** Lists all open pages when they do not fit into the bar. */
export function TabListButton(props: TabListButtonProps) {
  return (
    <MenuButton label="shell.tabs.all" Icon={ExpandMore}>
      {(menu) => <TabList {...props} {...menu} />}
    </MenuButton>
  )
}
