import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { Brand } from './Brand.tsx'
import { MenuTree } from './MenuTree.tsx'
import { panelColors } from './panelColors.ts'
import type { Arrangement } from './useArrangement.ts'
import { useSideCollapsed } from './useSideCollapsed.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { rem } from '../../kit/theme/rem.ts'
import { sideSize } from './sideSize.ts'

// Loaded when the drawer is first opened.
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** The id of the navigation, for the buttons that open and collapse it. */
export const sideMenuId = 'side-menu'

interface SideMenuProps {
  arrangement: Arrangement
  drawerOpen: boolean
  onClose: () => void
}

/** The side menu: beside the content on wide screens, in a drawer on others. */
export const SideMenu = memo(function SideMenu({ arrangement, drawerOpen, onClose }: SideMenuProps) {
  const { sideTheme, sideWidth, sideCollapsedWidth, fixedSide, headerHeight } = useAppConfig()
  const [collapsed] = useSideCollapsed()
  const [isUsed, setUsed] = useState(false)
  const translate = useTranslate()
  if (drawerOpen && !isUsed) setUsed(true)
  const colors = panelColors[sideTheme]
  if (arrangement.isWide) {
    if (arrangement.side.length === 0) return null
    const width = collapsed ? rem(sideCollapsedWidth) : sideSize(sideWidth)
    return (
      <Box sx={{ ...sideStyle, ...colors, ...columnStyle, width }} data-testid="side">
        <MenuPanel arrangement={arrangement} collapsed={collapsed} isFixed={fixedSide} />
      </Box>
    )
  }
  if (!isUsed) return null
  // The drawer is drawn outside the frame, which defines this size for everything inside it.
  const sizes = { '--header-height': rem(headerHeight) }
  return (
    <Overlay open={drawerOpen} onClose={onClose}>
      <MenuDrawer
        open={drawerOpen}
        onClose={onClose}
        paper={{
          'aria-label': translate('shell.menu'),
          sx: { ...sideStyle, ...colors, ...sizes, width: rem(sideWidth + 40), maxWidth: '85vw' },
        }}
      >
        <MenuPanel arrangement={arrangement} collapsed={false} isFixed />
      </MenuDrawer>
    </Overlay>
  )
})

interface MenuPanelProps {
  arrangement: Arrangement
  collapsed: boolean
  isFixed: boolean
}

function MenuPanel({ arrangement, collapsed, isFixed }: MenuPanelProps) {
  const translate = useTranslate()
  const { side, isAcross, isMixed } = arrangement
  return (
    <Box
      component="nav"
      id={sideMenuId}
      aria-label={translate(isMixed ? 'settings.submenu' : 'shell.menu')}
      sx={isFixed ? panelStyle : { ...panelStyle, ...goingStyle }}
    >
      {!isAcross && <Brand collapsed={collapsed} />}
      <Box sx={scrollStyle}>
        <MenuTree menus={side} collapsed={collapsed} />
      </Box>
    </Box>
  )
}

const panelStyle = { display: 'flex', flexDirection: 'column', height: '100%' }

/** Scrolls up with the page, unless the keyboard focus is inside. */
const goingStyle = {
  transform: 'translateY(calc(-1 * var(--scrolled, 0px)))',
  '&:focus-within': { transform: 'none' },
}

const sideStyle = {
  bgcolor: 'var(--panel)',
  color: 'var(--panel-text)',
  borderRadius: 0,
}

/** Hidden by the width alone, in CSS: a window that became narrow would otherwise squeeze the page until the next render. */
const columnStyle = {
  display: { xs: 'none', lg: 'block' },
  gridArea: 'side',
  overflow: 'hidden',
  borderRight: '1px solid var(--panel-border)',
  transition: 'width 0.2s ease',
  '@media print': { display: 'none' },
}

const scrollStyle = {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  py: 1,
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--panel-hover) transparent',
}
