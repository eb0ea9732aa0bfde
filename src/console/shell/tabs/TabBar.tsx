import { Suspense, use, useCallback, useRef, useState } from 'react'
import type { FocusEventHandler } from 'react'
import { useTranslate } from 'react-admin'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { ErrorBoundary } from 'react-error-boundary'
import { DragStarts } from './gestures/DragStarts.ts'
import { TabActionsContext, TabListContext } from '../../kit/tabs/TabsContext.ts'
import styles from './TabBar.module.css'
import { TabItem } from './TabItem.tsx'
import { TabListButton } from './TabListButton.tsx'
import type { MenuPlace } from './TabMenu.tsx'
import { useEarlyTab } from './useEarlyTab.ts'
import { useTabKeys } from './useTabKeys.ts'
import { useTabScroll } from './useTabScroll.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

// Loaded when the user reaches for a tab, because only then a drag is possible.
const SortingTabs = lazy(async () => ({ default: (await import('./SortingTabs.tsx')).SortingTabs }))
const TabMenu = lazy(async () => ({ default: (await import('./TabMenu.tsx')).TabMenu }))

interface TabBarProps {
  /** Whether the bar is hidden with the header. */
  isAway: boolean
  onFocus: FocusEventHandler
}

/** The bar with one tab for each open page. */
export function TabBar({ isAway, onFocus }: TabBarProps) {
  const translate = useTranslate()
  const { tabs, active } = use(TabListContext)
  const chosen = useEarlyTab() ?? active
  const actions = use(TabActionsContext)
  const bar = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<MenuPlace>()
  const [isMenuUsed, setMenuUsed] = useState(false)
  const [isReached, setReached] = useState(false)
  const [dragStarts] = useState(() => new DragStarts())
  const { isFull, scrollBy, onWheel } = useTabScroll(bar)
  const onKeyDown = useTabKeys(bar)
  const openMenu = useCallback((place: MenuPlace) => {
    setMenuUsed(true)
    setMenu(place)
  }, [])
  if (!actions) return null
  return (
    <nav
      aria-label={translate('shell.tabs.title')}
      className={styles.bar}
      style={isAway ? awayStyle : undefined}
      onFocus={onFocus}
    >
      {isFull && (
        <IconButton size="small" aria-label={translate('shell.tabs.scrollLeft')} onClick={() => scrollBy(-1)}>
          <ChevronLeft fontSize="small" />
        </IconButton>
      )}
      <div
        ref={bar}
        role="tablist"
        aria-label={translate('shell.tabs.title')}
        onKeyDown={onKeyDown}
        onWheel={onWheel}
        onPointerEnter={() => setReached(true)}
        className={styles.list}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.path}
            tab={tab}
            isActive={tab.path === chosen}
            actions={actions}
            dragStarts={dragStarts}
            onMenu={openMenu}
          />
        ))}
      </div>
      {isFull && (
        <>
          <IconButton
            size="small"
            aria-label={translate('shell.tabs.scrollRight')}
            onClick={() => scrollBy(1)}
          >
            <ChevronRight fontSize="small" />
          </IconButton>
          <TabListButton tabs={tabs} active={active} onOpen={actions.open} />
        </>
      )}
      {isMenuUsed && (
        <Overlay open={menu !== undefined} onClose={() => setMenu(undefined)}>
          <TabMenu place={menu} onClose={() => setMenu(undefined)} />
        </Overlay>
      )}
      {isReached && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SortingTabs bar={bar} tabs={tabs} dragStarts={dragStarts} onMove={actions.move} />
          </Suspense>
        </ErrorBoundary>
      )}
    </nav>
  )
}

const awayStyle = { marginTop: 'calc(-1 * var(--tab-bar-height))' }
