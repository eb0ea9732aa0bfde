import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-admin'
import Box from '@mui/material/Box'
import { useQuickLinks } from '../navigation/useQuickLinks.ts'
import { NewContentBanner } from '../serviceWorker/NewContentBanner.tsx'
import { useAppConfig } from '../settings/useAppConfig.ts'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { TabBar } from '../tabs/TabBar.tsx'
import { BareFrame } from './BareFrame.tsx'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageHeading } from './PageHeading.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ViewBanner } from '../viewAs/ViewBanner.tsx'
import { frameGrid, frameSizes, frameStyle } from './frameStyle.ts'
import { mainId } from './mainId.ts'
import { useArrangement } from './useArrangement.ts'
import type { Arrangement } from './useArrangement.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useHeaderScroll } from './useHeaderScroll.ts'

/**
 * What stands around every page, as the page's layout and the configuration say.
 * `main` keeps its place among its siblings in all of them, so that open pages live on when they change.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const config = useAppConfig()
  const arrangement = useArrangement()
  const { isAway, takesTabs, comeBack, onScrollCapture } = useHeaderScroll(pathname)
  const followLinks = useQuickLinks()
  useDocumentTitle()
  const { layout } = arrangement
  const isWhole = layout === 'basic' || layout === 'custom'
  return (
    <Box
      sx={{ ...frameStyle, ...frameGrid(arrangement), ...frameSizes(config) }}
      onScrollCapture={onScrollCapture}
      onClick={followLinks}
      data-layout={layout}
    >
      {unseen}
      {isWhole ? (
        <Menus arrangement={arrangement} isAway={isAway} onFocus={comeBack} />
      ) : (
        <BareFrame layout={layout} />
      )}
      {isWhole && config.multiTab && <TabBar isAway={isAway && takesTabs} onFocus={comeBack} />}
      <Box sx={{ gridArea: 'above' }} style={isWhole ? undefined : { display: 'none' }}>
        {banners}
        {isWhole && arrangement.top.length > 0 && (
          <Box sx={headingRow}>
            <PageHeading />
          </Box>
        )}
      </Box>
      <Box component="main" id={mainId} tabIndex={-1} sx={mainStyle}>
        {children}
      </Box>
    </Box>
  )
}

/** The same elements each time: going to another page does not draw them again. */
const unseen = (
  <>
    <SkipLink />
    <NavigationProgress />
    <LiveUpdates />
  </>
)

const banners = (
  <>
    <OfflineBanner />
    <ViewBanner />
    <NewContentBanner />
  </>
)

interface MenusProps {
  arrangement: Arrangement
  isAway: boolean
  onFocus: () => void
}

/** Header and side menu, in the order in which they are seen. */
function Menus({ arrangement, isAway, onFocus }: MenusProps) {
  const { key } = useLocation()
  // Going anywhere closes the drawer, as the place it was opened at is left behind.
  const [drawerOpenedAt, setDrawerOpenedAt] = useState<string>()
  const header = (
    <Header
      key="header"
      arrangement={arrangement}
      isAway={isAway}
      onOpenMenu={() => setDrawerOpenedAt(key)}
      onFocus={onFocus}
    />
  )
  const side = (
    <SideMenu
      key="side"
      arrangement={arrangement}
      drawerOpen={drawerOpenedAt === key}
      onClose={() => setDrawerOpenedAt(undefined)}
    />
  )
  return arrangement.isAcross ? [header, side] : [side, header]
}

const mainStyle = { gridArea: 'main', position: 'relative', minWidth: 0, minHeight: 0, outline: 0 }

const headingRow = {
  display: 'flex',
  alignItems: 'center',
  height: 40,
  mt: 0.5,
  mb: -1,
  px: 'calc(var(--page-inline) - 8px)',
}
