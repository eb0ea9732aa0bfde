import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-admin'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useStyle } from '../theme/useStyle.ts'
import { currentUserQuery } from '../providers/currentQueries.ts'
import { TabBar } from '../tabs/TabBar.tsx'
import { TabsProvider } from '../tabs/TabsProvider.tsx'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { mainId } from './mainId.ts'
import { PasswordDuePage } from './PasswordDuePage.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useWelcome } from './useWelcome.ts'

/** The pages that are open, in their frame. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useQuery(currentUserQuery)
  useStyle()
  useWelcome()
  if (user.data?.mustChangePassword) return <PasswordDuePage />
  return <TabsProvider frame={Frame}>{children}</TabsProvider>
}

/** What stands around every page: side menu, header and tabs. */
function Frame({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // Going anywhere closes the drawer, as the place it was opened at is left behind.
  const [drawerOpenedAt, setDrawerOpenedAt] = useState<string>()
  useDocumentTitle()
  return (
    <Box sx={frameStyle}>
      <SkipLink />
      <NavigationProgress />
      <SideMenu drawerOpen={drawerOpenedAt === key} onClose={() => setDrawerOpenedAt(undefined)} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header onOpenMenu={() => setDrawerOpenedAt(key)} />
        <TabBar />
        <OfflineBanner />
        <Box component="main" id={mainId} tabIndex={-1} sx={mainStyle}>
          {children}
        </Box>
      </Box>
    </Box>
  )
}

/** As high as the window: what scrolls are the pages, each for itself. */
const frameStyle = {
  display: 'flex',
  height: '100dvh',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '@media print': { height: 'auto', overflow: 'visible' },
}

const mainStyle = { position: 'relative', flex: 1, minWidth: 0, minHeight: 0, outline: 0 }
