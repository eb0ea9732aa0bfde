import { memo, useState } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { useTranslate } from 'react-admin'
import Close from '@mui/icons-material/Close'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import type { DragStarts } from './SortingTabs.tsx'
import type { Tab } from './Tab.ts'
import type { TabActions } from './TabsContext.ts'
import type { MenuPlace } from './TabMenu.tsx'
import { panelId, tabId } from './tabIds.ts'
import { closeStyle, spinStyle, tabStyle, unsavedStyle } from './tabStyles.ts'
import { isClosable } from './tabsState.ts'
import { useLongPress } from './useLongPress.ts'
import { useTabName } from './useTabName.ts'

interface TabItemProps {
  tab: Tab
  isActive: boolean
  actions: TabActions
  dragStarts: RefObject<DragStarts>
  onMenu: (place: MenuPlace) => void
}

const middleButton = 1

/** A tab of the bar. Its icons are for the mouse only; keys and the menu do the same. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { tab, isActive, actions, dragStarts, onMenu } = props
  const { path, unsaved, isPinned } = tab
  const translate = useTranslate()
  const name = useTabName()(tab)
  const openMenu = (place: { clientX: number; clientY: number }) =>
    onMenu({ path, left: place.clientX, top: place.clientY })
  const longPress = useLongPress(openMenu)
  const close = () => actions.close([path])
  return (
    <Box
      {...longPress}
      role="tab"
      id={tabId(path)}
      data-path={path}
      aria-selected={isActive}
      aria-controls={isActive ? panelId(path) : undefined}
      aria-label={unsaved ? translate('shell.tabs.nameUnsaved', { name }) : undefined}
      data-pinned={isPinned || undefined}
      tabIndex={isActive ? 0 : -1}
      title={name}
      sx={tabStyle}
      onClick={() => actions.open(path)}
      onMouseDown={(event) => {
        // The browser would start to scroll.
        if (event.button === middleButton) event.preventDefault()
        else dragStarts.current.get(path)?.(event)
      }}
      onAuxClick={(event) => event.button === middleButton && close()}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu(event)
      }}
    >
      {isActive && (
        <ReloadIcon title={translate('shell.tabs.reload')} onReload={() => actions.reload(path)} />
      )}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      {unsaved && <Box component="span" sx={unsavedStyle} />}
      {isPinned && <PushPin titleAccess={translate('shell.tabs.pinned')} sx={{ fontSize: 14 }} />}
      {isClosable(tab) && (
        <Box
          component="span"
          aria-hidden
          title={translate('shell.tabs.close')}
          sx={closeStyle}
          onClick={only(close)}
        >
          <Close sx={{ fontSize: 14 }} />
        </Box>
      )}
    </Box>
  )
})

function ReloadIcon({ title, onReload }: { title: string; onReload: () => void }) {
  const [spins, setSpins] = useState(false)
  const reload = () => {
    setSpins(true)
    onReload()
  }
  return (
    <Box
      component="span"
      aria-hidden
      title={title}
      data-spins={spins}
      onAnimationEnd={() => setSpins(false)}
      sx={closeStyle}
      onClick={only(reload)}
    >
      <Refresh sx={{ fontSize: 16, ...(spins && spinStyle) }} />
    </Box>
  )
}

/** The tab below the icon must not be opened as well. */
function only(act: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation()
    act()
  }
}
