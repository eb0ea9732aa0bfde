import { useTranslate } from 'react-admin'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { sizeTokens } from '../theme/tokens.ts'
import { Brand } from './Brand.tsx'
import { MenuTree } from './MenuTree.tsx'
import { useSideCollapsed } from './useSideCollapsed.ts'

/** Id of the navigation, for the buttons that open and collapse it. */
export const sideMenuId = 'side-menu'

/** The pages one may open: beside the content on wide screens, in a drawer on others. */
export function SideMenu({ drawerOpen, onClose }: { drawerOpen: boolean; onClose: () => void }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  const [collapsed] = useSideCollapsed()
  const translate = useTranslate()
  if (isWide) {
    const width = collapsed ? sizeTokens.sideCollapsed : sizeTokens.side
    return (
      <Box sx={{ ...sideStyle, ...stickyStyle, width }}>
        <MenuPanel collapsed={collapsed} />
      </Box>
    )
  }
  return (
    <Drawer
      open={drawerOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': translate('shell.menu'),
          sx: { ...sideStyle, width: sizeTokens.side + 40, maxWidth: '85vw' },
        },
      }}
    >
      <MenuPanel collapsed={false} />
    </Drawer>
  )
}

function MenuPanel({ collapsed }: { collapsed: boolean }) {
  const translate = useTranslate()
  return (
    <Box component="nav" id={sideMenuId} aria-label={translate('shell.menu')} sx={panelStyle}>
      <Brand collapsed={collapsed} />
      <Box sx={scrollStyle}>
        <MenuTree collapsed={collapsed} />
      </Box>
    </Box>
  )
}

const panelStyle = { display: 'flex', flexDirection: 'column', height: '100%' }

const sideStyle = {
  bgcolor: 'var(--side)',
  color: 'var(--side-text)',
  borderRadius: 0,
}

const stickyStyle = {
  position: 'sticky',
  top: 0,
  flex: 'none',
  height: '100dvh',
  overflow: 'hidden',
  transition: 'width 0.2s ease',
}

const scrollStyle = {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  pb: 2,
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--side-hover) transparent',
}
