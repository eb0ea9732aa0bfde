import { useEffect } from 'react'
import { whenIdle } from '../../kit/browser/whenIdle.ts'

/**
 * Loads the dialogs and menus above a page once the page is shown, so that no one waits for them after a click: consoleChunks.ts
 * keeps nearly all of them in one file.
 */
export function PreloadOverlays() {
  useEffect(
    () =>
      whenIdle(() => {
        // A click on a part that could not be loaded shows the failure.
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
  // These must be loaded to report that nothing can be loaded, or that something would be lost.
  () => import('../../kit/widgets/ConfirmDialog.tsx'),
  () => import('./Message.tsx'),
]
