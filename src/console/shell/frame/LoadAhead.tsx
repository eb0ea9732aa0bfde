import { useEffect } from 'react'
import { whenIdle } from '../../kit/browser/whenIdle.ts'

/** Loads what opens above a page once the page is there, so that nobody waits for it after a click: consoleChunks.ts keeps all of it in one file. */
export function LoadAhead() {
  useEffect(
    () =>
      whenIdle(() => {
        // A click on what it holds tells that it cannot be loaded.
        import('../header/user/UserMenuList.tsx').catch(() => undefined)
        import('../../screens/actions/RecordMenu.tsx').catch(() => undefined)
        import('../tabs/TabMenu.tsx').catch(() => undefined)
        // These have to be there to say that nothing can be loaded, and that something would be lost.
        import('../../kit/widgets/ConfirmDialog.tsx').catch(() => undefined)
        import('./Message.tsx').catch(() => undefined)
      }),
    [],
  )
  return null
}
