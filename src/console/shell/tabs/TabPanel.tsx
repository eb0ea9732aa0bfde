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
import { useAheadTab } from './useAheadTab.ts'
import { useOpenPage } from './page/useOpenPage.ts'
import { useTabName } from './useTabName.ts'

interface TabPanelProps {
  path: string
  location: Location
  visible: boolean
  layout: PageLayout
  /** What the page's menu offers on it. */
  actions: readonly string[]
  /** Whether there is a bar with its tab. */
  hasTab: boolean
  /** What the router says of the routes above the page. */
  route: ContextType<typeof RouteContext>
  children: ReactNode
}

/**
 * A tab's page with a scroll position of its own; out of sight it keeps its state, but does nothing.
 * It sees its tab's location instead of the router's, so that going elsewhere does not draw it again.
 */
export const TabPanel = memo(function TabPanel(props: TabPanelProps) {
  const { path, location, visible, layout, actions, hasTab } = props
  const { route, children } = useKept(props)
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

/** Where a page stands, in sight or not: one that was just chosen already is while the router is still on its way. */
function TabPlace({ path, visible, children }: Pick<TabPanelProps, 'path' | 'visible' | 'children'>) {
  const ahead = useAheadTab()
  const ref = useKeptLayout(visible)
  const isInSight = ahead === undefined ? visible : ahead === path
  return (
    <div ref={ref} className={isInSight ? styles.place : styles.away}>
      {children}
    </div>
  )
}

/** The router gives every tab a new route and new children with each move: they count when the tab itself moved. */
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
 * What the router gives, as it was when the tab itself moved last.
 * Every link of a list would be drawn again otherwise whenever the tab comes into sight.
 */
function useKept({ location, route, children }: TabPanelProps) {
  const [kept, setKept] = useState({ location, route, children })
  if (kept.location === location) return kept
  const moved = { location, route, children }
  setKept(moved)
  return moved
}
