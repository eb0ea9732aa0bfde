import { Suspense, memo, useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { metaOf } from '../../session/menus/consoleMenus.ts'
import { useQuickLinks } from '../navigation/useQuickLinks.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { NewContentBanner } from '../serviceWorker/NewContentBanner.tsx'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { TabBar } from '../tabs/TabBar.tsx'
import { Header } from '../header/Header.tsx'
import { OneTimeSecretDialog } from '../oneTimeSecret/OneTimeSecretDialog.tsx'
import { PreloadOverlays } from './PreloadOverlays.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageHeading } from '../header/PageHeading.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ViewBanner } from '../../screens/viewAs/ViewBanner.tsx'
import { Tips } from '../../kit/widgets/Tips.tsx'
import styles from './Frame.module.css'
import { frameSizes } from './frameSizes.ts'
import { mainId } from './mainId.ts'
import { useArrangement } from '../menu/useArrangement.ts'
import type { Arrangement } from '../menu/useArrangement.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useFocusNewPage } from './useFocusNewPage.ts'
import { useHeaderScroll } from './useHeaderScroll.ts'
import { lazy } from '../../kit/page/lazy.ts'

// Few menus ask for a page without menus.
const BareFrame = lazy(async () => ({ default: (await import('./BareFrame.tsx')).BareFrame }))

/**
 * The frame around every page, by the page's layout and the configuration. `main` keeps its place among its siblings in every
 * layout, so open pages survive a change of layout.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { menus } = useAccess()
  const config = useAppConfig()
  const sizes = useMemo(() => frameSizes(config), [config])
  const arrangement = useArrangement()
  const { isAway, takesTabs, comeBack, onScrollCapture } = useHeaderScroll(pathname)
  const followLinks = useQuickLinks()
  useDocumentTitle()
  useFocusNewPage(pathname)
  const { layout } = metaOf(menus, pathname)
  const isWhole = layout === 'basic' || layout === 'custom'
  return (
    <div
      className={styles.frame}
      style={sizes}
      onScrollCapture={onScrollCapture}
      onClick={followLinks}
      data-layout={layout}
      data-across={arrangement.isAcross || undefined}
    >
      {unseen}
      {isWhole ? (
        <Menus arrangement={arrangement} isAway={isAway} onFocus={comeBack} />
      ) : (
        <Suspense fallback={null}>
          <BareFrame layout={layout} />
        </Suspense>
      )}
      {isWhole && config.multiTab && <TabBar isAway={isAway && takesTabs} onFocus={comeBack} />}
      <div className={styles.above} style={isWhole ? undefined : { display: 'none' }}>
        {banners}
        {isWhole && arrangement.top.length > 0 && (
          <div className={styles.heading}>
            <PageHeading />
          </div>
        )}
      </div>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

/** The same elements in each render: going to another page does not draw them again. */
const unseen = (
  <>
    <SkipLink />
    <NavigationProgress />
    <LiveUpdates />
    <Tips />
    <OneTimeSecretDialog />
    <PreloadOverlays />
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

/** The header and the side menu, in their visual order. */
const Menus = memo(function Menus({ arrangement, isAway, onFocus }: MenusProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const open = useCallback(() => setDrawerOpen(true), [])
  const close = useCallback(() => setDrawerOpen(false), [])
  const header = (
    <Header key="header" arrangement={arrangement} isAway={isAway} onOpenMenu={open} onFocus={onFocus} />
  )
  const side = <SideMenu key="side" arrangement={arrangement} drawerOpen={isDrawerOpen} onClose={close} />
  return (
    <>
      {arrangement.isAcross ? [header, side] : [side, header]}
      {isDrawerOpen && <LeavingCloses onLeave={close} />}
    </>
  )
})

/** Closes the drawer with any navigation, because the place where it was opened is left. */
function LeavingCloses({ onLeave }: { onLeave: () => void }) {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) onLeave()
  }, [key, openedAt, onLeave])
  return null
}
