import { useCallback, useState } from 'react'
import { useShortcut } from '../shortcuts/useShortcut.ts'
import { HelpButton } from './help/HelpButton.tsx'
import { NoticeMenus } from './notices/NoticeMenus.tsx'
import { PageSearch } from './search/PageSearch.tsx'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const HelpDialog = lazy(async () => ({ default: (await import('./help/HelpDialog.tsx')).HelpDialog }))

/** The page search, the help and the notice menus. */
export function HeaderTools() {
  const [help, setHelp] = useState<'unused' | 'open' | 'closed'>('unused')
  const openHelp = useCallback(() => setHelp('open'), [])
  useShortcut('help', openHelp)
  return (
    <>
      <PageSearch onHelp={openHelp} />
      <HelpButton isOpen={help === 'open'} onOpen={openHelp} />
      <NoticeMenus />
      {help !== 'unused' && (
        <Overlay open={help === 'open'} onClose={() => setHelp('closed')}>
          <HelpDialog open={help === 'open'} onClose={() => setHelp('closed')} />
        </Overlay>
      )}
    </>
  )
}
