import { use, useState } from 'react'
import { useTranslate } from 'react-admin'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { TabActionsContext, TabListContext } from '../../kit/tabs/TabsContext.ts'
import type { TabActions } from '../../kit/tabs/TabsContext.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { homeItem } from '../../session/menus/consoleMenus.ts'
import { tabId } from './tabIds.ts'
import { isClosable, isMovable } from './tabsState.ts'

/** The tab whose menu is open, and the menu's position. */
export interface MenuPlace {
  path: string
  left: number
  top: number
}

/** The actions on a tab. */
export function TabMenu({ place, onClose }: { place: MenuPlace | undefined; onClose: () => void }) {
  const translate = useTranslate()
  const { tabs, active } = use(TabListContext)
  const actions = use(TabActionsContext)
  const [hasClosed, setClosed] = useState(false)
  const close: TabActions['close'] = (paths) => {
    setClosed(true)
    actions?.close(paths)
  }
  // The focus was lost with the closed tab.
  const onExited = () => {
    if (hasClosed) document.getElementById(tabId(active))?.focus()
    setClosed(false)
  }
  const entries = place && actions ? entriesOf(tabs, place.path, { ...actions, close }) : []
  return (
    <Menu
      open={entries.length > 0}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
      anchorReference="anchorPosition"
      {...(place && { anchorPosition: place })}
    >
      {entries.map(({ name, isOff, act }) => (
        <MenuItem
          key={name}
          disabled={isOff}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {translate(`shell.tabs.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function entriesOf(tabs: readonly Tab[], path: string, actions: TabActions) {
  const at = tabs.findIndex((tab) => tab.path === path)
  const pathsOf = (some: readonly Tab[]) => some.filter(isClosable).map((tab) => tab.path)
  const reload = { name: 'reload', isOff: false, act: () => actions.reload(path) }
  if (tabs.length < 2 || at < 0) return at < 0 ? [] : [reload]
  const closing = (name: string, some: readonly Tab[]) => {
    const paths = pathsOf(some)
    return { name, isOff: paths.length === 0, act: () => actions.close(paths) }
  }
  const moving = (name: string, to: number) => ({
    name,
    isOff: !isMovable(tabs, path, to),
    act: () => actions.move(path, to),
  })
  const isPinned = tabs[at]?.isPinned === true
  const pinning = {
    name: isPinned ? 'unpin' : 'pin',
    isOff: path === homeItem.path,
    act: () => actions.pin(path, !isPinned),
  }
  return [
    reload,
    pinning,
    closing('close', tabs.slice(at, at + 1)),
    closing('closeOthers', tabs.toSpliced(at, 1)),
    closing('closeLeft', tabs.slice(0, at)),
    closing('closeRight', tabs.slice(at + 1)),
    moving('moveLeft', at - 1),
    moving('moveRight', at + 1),
  ]
}
