import { memo, useState } from 'react'
import type { MouseEvent } from 'react'
import { useTranslate } from 'react-admin'
import PushPin from '@mui/icons-material/PushPinOutlined'
import type { DragStarts } from './gestures/DragStarts.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import type { TabActions } from '../../kit/tabs/TabsContext.ts'
import type { MenuPlace } from './TabMenu.tsx'
import { panelId, tabId } from './tabIds.ts'
import styles from './TabItem.module.css'
import { isClosable } from './tabsState.ts'
import { titleParts } from '../../kit/tabs/tabTitle.ts'
import { useLongPress } from './gestures/useLongPress.ts'
import { useTabName } from './useTabName.ts'

interface TabItemProps {
  tab: Tab
  isActive: boolean
  actions: TabActions
  dragStarts: DragStarts
  onMenu: (place: MenuPlace) => void
}

const middleButton = 1

/** A name that ends in a number, as of an order, differs from others at its end. */
const endsInNumber = /\d{4}$/

/** A tab of the bar. Its icons are for the mouse only; keys and the menu do the same. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { tab, isActive, actions, dragStarts, onMenu } = props
  const { path, unsaved, isPinned } = tab
  const translate = useTranslate()
  const name = useTabName()(tab)
  const [recordName, pageName] = titleParts(name)
  const openMenu = (place: { clientX: number; clientY: number }) =>
    onMenu({ path, left: place.clientX, top: place.clientY })
  const longPress = useLongPress(openMenu)
  const close = () => actions.close([path])
  return (
    <div
      {...longPress}
      role="tab"
      id={tabId(path)}
      data-path={path}
      aria-selected={isActive}
      aria-controls={isActive ? panelId(path) : undefined}
      aria-label={unsaved ? translate('shell.tabs.nameUnsaved', { name }) : undefined}
      data-pinned={isPinned || undefined}
      tabIndex={isActive ? 0 : -1}
      title={name}
      className={styles.tab}
      onClick={() => actions.open(path)}
      onMouseDown={(event) => {
        // Otherwise the browser would start to scroll.
        if (event.button === middleButton) event.preventDefault()
        else dragStarts.press(path, event)
      }}
      onAuxClick={(event) => event.button === middleButton && close()}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu(event)
      }}
    >
      {isActive && (
        <ReloadIcon title={translate('shell.tabs.reload')} onReload={() => actions.reload(path)} />
      )}
      {endsInNumber.test(recordName) ? (
        <span className={styles.number}>
          <bdi dir="ltr">{recordName}</bdi>
        </span>
      ) : (
        <span className={styles.name}>{recordName}</span>
      )}
      {pageName && <span className={styles.page}>{pageName}</span>}
      {unsaved && <span className={styles.unsaved} />}
      {isPinned && <PushPin titleAccess={translate('shell.tabs.pinned')} sx={{ fontSize: '0.875rem' }} />}
      {isClosable(tab) && (
        <span aria-hidden title={translate('shell.tabs.close')} className={styles.icon} onClick={only(close)}>
          <svg viewBox="0 0 24 24">
            <path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z" />
          </svg>
        </span>
      )}
    </div>
  )
})

function ReloadIcon({ title, onReload }: { title: string; onReload: () => void }) {
  const [spins, setSpins] = useState(false)
  const reload = () => {
    setSpins(true)
    onReload()
  }
  return (
    <span
      aria-hidden
      title={title}
      data-spins={spins}
      onAnimationEnd={() => setSpins(false)}
      className={styles.icon}
      onClick={only(reload)}
    >
      <svg viewBox="0 0 24 24" className={styles.reload}>
        <path d="M17.65 6.35C16.2 4.9 14.21 4 12 4c-4.42 0-7.99 3.58-7.99 8s3.57 8 7.99 8c3.73 0 6.84-2.55 7.73-6h-2.08c-.82 2.33-3.04 4-5.65 4-3.31 0-6-2.69-6-6s2.69-6 6-6c1.66 0 3.14.69 4.22 1.78L13 11h7V4z" />
      </svg>
    </span>
  )
}

/** Stops the event, so that the tab below the icon is not opened as well. */
function only(act: () => void) {
  return (event: MouseEvent) => {
    event.stopPropagation()
    act()
  }
}
