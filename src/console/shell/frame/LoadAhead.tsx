import { useEffect } from 'react'
import { whenIdle } from '../../kit/browser/whenIdle.ts'

/** Loads what opens above a page once the page is there, so that nobody waits for it after a click: consoleChunks.ts keeps nearly all of it in one file. */
export function LoadAhead() {
  useEffect(
    () =>
      whenIdle(() => {
        // A click on what could not be loaded tells so.
        for (const load of ahead) load().catch(() => undefined)
      }),
    [],
  )
  return null
}

const ahead: readonly (() => Promise<unknown>)[] = [
  () => import('../header/LanguageList.tsx'),
  () => import('../header/notices/NoticePopover.tsx'),
  () => import('../header/notices/NoticePanel.tsx'),
  () => import('../header/user/UserMenuList.tsx'),
  () => import('../menu/EntriesMenu.tsx'),
  () => import('../menu/MenuDrawer.tsx'),
  () => import('../tabs/TabList.tsx'),
  () => import('../tabs/TabMenu.tsx'),
  () => import('../../screens/actions/RecordMenu.tsx'),
  () => import('../../screens/list/ListFailed.tsx'),
  () => import('../../screens/list/columns/ColumnMenu.tsx'),
  () => import('../../screens/list/columns/SortMenu.tsx'),
  () => import('../../screens/list/export/ExportMenu.tsx'),
  () => import('../../screens/list/selection/SelectionBar.tsx'),
  () => import('../../kit/widgets/TipBubble.tsx'),
  // These have to be there to say that nothing can be loaded, and that something would be lost.
  () => import('../../kit/widgets/ConfirmDialog.tsx'),
  () => import('./Message.tsx'),
]
