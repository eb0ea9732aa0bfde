import { memo, Suspense } from 'react'
import type { FocusEventHandler } from 'react'
import { useTranslate } from 'react-admin'
import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { HeaderTools } from './HeaderTools.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { useSetting } from '../../kit/appConfig/useAppConfig.ts'
import { Brand } from '../menu/Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { PageHeading } from './PageHeading.tsx'
import { sideMenuId } from '../menu/SideMenu.tsx'
import { StyleButton } from './StyleButton.tsx'
import { UserMenu } from './user/UserMenu.tsx'
import { headerStyle } from './headerStyle.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { panelColors } from '../menu/panelColors.ts'
import type { Arrangement } from '../menu/useArrangement.ts'
import { useSideCollapsed } from '../menu/useSideCollapsed.ts'

// Few users choose the menu at the top.
const TopMenu = lazy(async () => ({ default: (await import('../menu/TopMenu.tsx')).TopMenu }))

interface HeaderProps {
  arrangement: Arrangement
  isAway: boolean
  onOpenMenu: () => void
  onFocus: FocusEventHandler
}

/** The bar above the content: the current place, navigation and the user's own tools. */
export const Header = memo(function Header({ arrangement, isAway, onOpenMenu, onFocus }: HeaderProps) {
  const { isWide, side, top, isMixed, isAcross } = arrangement
  const theme = useSetting('headerTheme')
  return (
    <Box
      component="header"
      onFocus={onFocus}
      sx={{ ...headerStyle, ...panelColors[theme] }}
      style={isAway ? awayStyle : undefined}
    >
      {isWide && (isAcross || side.length === 0) && <Brand collapsed={false} />}
      {!isWide && <DrawerButton onOpen={onOpenMenu} />}
      {isWide && side.length > 0 && <CollapseButton />}
      {top.length === 0 && <PageHeading />}
      {top.length > 0 && (
        <Suspense fallback={null}>
          <TopMenu menus={top} isMixed={isMixed} />
        </Suspense>
      )}
      {tools}
    </Box>
  )
})

/** The same elements in each render: going to another page does not draw them again. */
const tools = (
  <>
    <HeaderTools />
    <LanguageMenu />
    <StyleButton />
    <SettingsButton />
    <UserMenu />
  </>
)

function DrawerButton({ onOpen }: { onOpen: () => void }) {
  const words = useTranslate()('shell.openMenu')
  return (
    <IconButton aria-label={words} onClick={onOpen}>
      <MenuIcon />
    </IconButton>
  )
}

function CollapseButton() {
  const translate = useTranslate()
  const [collapsed, toggle] = useSideCollapsed()
  const words = translate(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <IconButton aria-label={words} data-tip={words} aria-controls={sideMenuId} onClick={toggle}>
      <MenuOpenIcon sx={{ transform: collapsed ? 'scaleX(-1)' : 'none' }} />
    </IconButton>
  )
}

/** Closes the header's row. */
const awayStyle = { marginTop: 'calc(-1 * var(--header-height))' }
