import { Activity, Suspense, memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { ErrorBoundary } from 'react-error-boundary'
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { CrashPage } from '../layout/problemPages.tsx'
import { sizeTokens } from '../theme/tokens.ts'
import { TabPathContext } from './TabsContext.ts'
import { panelId, tabId } from './tabIds.ts'
import { useKeptScroll } from './useKeptScroll.ts'

interface TabPanelProps {
  path: string
  location: Location
  visible: boolean
  children: ReactNode
}

/**
 * A tab's page with a scroll position of its own; out of sight it keeps its state, but does nothing.
 * It sees its tab's location instead of the router's, so that going elsewhere does not draw it again.
 */
export const TabPanel = memo(function TabPanel({ path, location, visible, children }: TabPanelProps) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  const scroll = useKeptScroll(visible, location)
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <Box {...scroll} role="tabpanel" id={panelId(path)} aria-labelledby={tabId(path)} sx={panelStyle}>
        <LocationContext value={place}>
          <TabPathContext value={path}>
            <ErrorBoundary FallbackComponent={CrashPage}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </TabPathContext>
        </LocationContext>
      </Box>
    </Activity>
  )
})

const panelStyle = {
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  p: { xs: 1.5, sm: `${sizeTokens.margin}px` },
  display: 'flex',
  flexDirection: 'column',
  '@media print': { position: 'static' },
}
