import { useTranslate } from 'react-admin'
import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { sizeTokens } from '../theme/tokens.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { PageHeading } from './PageHeading.tsx'
import { sideMenuId } from './SideMenu.tsx'
import { StyleButton } from './StyleButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useSideCollapsed } from './useSideCollapsed.ts'

/** The bar above the content: where one is, and what is about oneself. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <Box component="header" sx={headerStyle}>
      <DrawerButton onOpen={onOpenMenu} />
      <CollapseButton />
      <PageHeading />
      <LanguageMenu />
      <StyleButton />
      <UserMenu />
    </Box>
  )
}

function DrawerButton({ onOpen }: { onOpen: () => void }) {
  const words = useTranslate()('shell.openMenu')
  return (
    <IconButton aria-label={words} onClick={onOpen} sx={{ display: { lg: 'none' } }}>
      <MenuIcon />
    </IconButton>
  )
}

function CollapseButton() {
  const translate = useTranslate()
  const [collapsed, toggle] = useSideCollapsed()
  const words = translate(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <Tooltip title={words}>
      <IconButton
        aria-label={words}
        aria-controls={sideMenuId}
        onClick={toggle}
        sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
      >
        <MenuOpenIcon sx={{ transform: collapsed ? 'scaleX(-1)' : 'none' }} />
      </IconButton>
    </Tooltip>
  )
}

const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 0.5 },
  flex: 'none',
  height: sizeTokens.header,
  px: { xs: 0.5, sm: 1.5 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
}
