import { useLocation, useStore } from 'react-admin'
import List from '@mui/material/List'
import { consoleMenus } from '../navigation/consoleMenus.ts'
import { useAccess } from '../providers/AccessContext.ts'
import { isPage, trailTo } from '../providers/MenuItem.ts'
import { CollapsedGroup } from './CollapsedGroup.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuPage } from './MenuPage.tsx'

const noCodes: readonly string[] = []

/** The menu's groups and pages, the present one marked. */
export function MenuTree({ collapsed }: { collapsed: boolean }) {
  const { pathname } = useLocation()
  const menus = consoleMenus(useAccess().menus)
  const current = trailTo(menus, pathname).map(({ code }) => code)
  const [closed, setClosed] = useStore<readonly string[]>('side.closedGroups', noCodes)
  const toggle = (code: string) =>
    setClosed(closed.includes(code) ? closed.filter((each) => each !== code) : [...closed, code])
  return (
    <List disablePadding>
      {menus.map((item) => {
        if (isPage(item))
          return (
            <MenuPage
              key={item.code}
              item={item}
              current={current.includes(item.code)}
              collapsed={collapsed}
            />
          )
        if (collapsed) return <CollapsedGroup key={item.code} item={item} current={current} />
        const open = !closed.includes(item.code)
        return (
          <MenuGroup
            key={item.code}
            item={item}
            current={current}
            open={open}
            onToggle={() => toggle(item.code)}
          />
        )
      })}
    </List>
  )
}
