import { Activity, Suspense, memo, useMemo, useState } from 'react'
import type { ContextType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { PageSkeleton } from '../../kit/page/PageSkeleton.tsx'
import { CrashPage } from '../../screens/problem/problemPages.tsx'
import { accessOn } from '../../session/access/Access.ts'
import { AccessContext, useAccess } from '../../session/access/AccessContext.ts'
import type { PageLayout } from '../../session/menus/RouteMeta.ts'
import { OpenPageContext, TabPathContext } from '../../kit/tabs/TabsContext.ts'
import { panelId, tabId } from './tabIds.ts'
import styles from './TabPanel.module.css'
import { useKeptLayout } from './page/useKeptLayout.ts'
import { useKeptScroll } from './page/useKeptScroll.ts'
import { useEarlyTab } from './useEarlyTab.ts'
import { useOpenPage } from './page/useOpenPage.ts'
import { useTabName } from './useTabName.ts'

interface TabPanelProps {
  path: string
  location: Location
  visible: boolean
  layout: PageLayout
  /** The actions that the page's menu grants on it. */
  actions: readonly string[]
  /** Whether the bar shows its tab. */
  hasTab: boolean
  /** The router's context for the routes above the page. */
  route: ContextType<typeof RouteContext>
  children: ReactNode
}

/**
 * A tab's page with its own scroll position; while hidden it keeps its state, but does nothing. It gets its tab's location
 * instead of the router's, so that other navigation does not draw it again.
 */
export const TabPanel = memo(function TabPanel(props: TabPanelProps) {
  const { path, location, visible, layout, actions, hasTab } = props
  const { route, children } = useRouteOfLastMove(props)
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  const scroll = useKeptScroll(visible, location)
  const page = useOpenPage(path, useTabName())
  const granted = useAccess()
  const access = useMemo(() => accessOn(granted, actions), [granted, actions])
  return (
    <TabPlace path={path} visible={visible}>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <div
          {...scroll}
          {...(hasTab && { role: 'tabpanel', 'aria-labelledby': tabId(path) })}
          id={panelId(path)}
          className={styles.panel}
          data-layout={layout}
        >
          <LocationContext value={place}>
            <RouteContext value={route}>
              <TabPathContext value={path}>
                <OpenPageContext value={page}>
                  <AccessContext value={access}>
                    <ErrorBoundary FallbackComponent={CrashPage}>
                      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
                    </ErrorBoundary>
                  </AccessContext>
                </OpenPageContext>
              </TabPathContext>
            </RouteContext>
          </LocationContext>
        </div>
      </Activity>
    </TabPlace>
  )
}, isTheSame)

/** The place of a page, visible or hidden: a tab that was just chosen is visible while the router is still on its way. */
function TabPlace({ path, visible, children }: Pick<TabPanelProps, 'path' | 'visible' | 'children'>) {
  const earlyTab = useEarlyTab()
  const ref = useKeptLayout(visible)
  const isInSight = earlyTab === undefined ? visible : earlyTab === path
  return (
    <div ref={ref} className={isInSight ? styles.place : styles.away}>
      {children}
    </div>
  )
}

/**
 * Whether a page is unchanged. The router gives every tab a new route and new children with each navigation; they count only
 * when the tab itself moved.
 */
function isTheSame(former: TabPanelProps, next: TabPanelProps): boolean {
  const { location, visible, layout, actions, hasTab } = next
  return (
    former.location === location &&
    former.visible === visible &&
    former.layout === layout &&
    former.actions === actions &&
    former.hasTab === hasTab
  )
}

/**
 * The router's values as of the last time that the tab itself moved. Otherwise every link of a list would be drawn again
 * whenever the tab becomes visible.
 */
function useRouteOfLastMove({ location, route, children }: TabPanelProps) {
  const [kept, setKept] = useState({ location, route, children })
  if (kept.location === location) return kept
  const moved = { location, route, children }
  setKept(moved)
  return moved
}
