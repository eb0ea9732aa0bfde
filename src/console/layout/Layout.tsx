import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-admin'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { useStyle } from '../theme/useStyle.ts'
import { currentUserQuery } from '../providers/currentQueries.ts'
import { sizeTokens } from '../theme/tokens.ts'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { mainId } from './mainId.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { PasswordDuePage } from './PasswordDuePage.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { CrashPage } from './problemPages.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useWelcome } from './useWelcome.ts'

/** The frame around every page: side menu, header and content. */
export function Layout({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // Going anywhere closes the drawer, as the place it was opened at is left behind.
  const [drawerOpenedAt, setDrawerOpenedAt] = useState<string>()
  const user = useQuery(currentUserQuery)
  useStyle()
  useDocumentTitle()
  useWelcome()
  if (user.data?.mustChangePassword) return <PasswordDuePage />
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <NavigationProgress />
      <SideMenu drawerOpen={drawerOpenedAt === key} onClose={() => setDrawerOpenedAt(undefined)} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header onOpenMenu={() => setDrawerOpenedAt(key)} />
        <OfflineBanner />
        <Box component="main" id={mainId} tabIndex={-1} sx={mainStyle}>
          <ErrorBoundary FallbackComponent={CrashPage}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  )
}

const mainStyle = {
  flex: 1,
  minWidth: 0,
  p: { xs: 1.5, sm: `${sizeTokens.margin}px` },
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
}
