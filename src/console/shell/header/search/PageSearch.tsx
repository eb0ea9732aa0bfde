import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { isMac } from '../../../kit/browser/isMac.ts'
import { useShortcut } from '../../shortcuts/useShortcut.ts'
import { EarlyText } from './EarlyText.tsx'
import { RecentPages } from './RecentPages.tsx'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }))

/** Opens the page search, by a click or by its shortcut. */
export function PageSearch({ onHelp }: { onHelp: () => void }) {
  const label = useTranslate()('header.search.open')
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [early, setEarly] = useState('')
  const close = useCallback(() => {
    setState('closed')
    setEarly('')
  }, [])
  useShortcut('search', () => (state === 'open' ? close() : setState('open')))
  return (
    <>
      <RecentPages />
      <IconButton
        aria-label={label}
        data-tip={`${label} (${isMac ? '⌘K' : 'Ctrl+K'})`}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setState('open')}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      {state !== 'unused' && (
        <Overlay
          open={state === 'open'}
          onClose={close}
          fallback={
            state === 'open' && <EarlyText label={label} text={early} onChange={setEarly} onClose={close} />
          }
        >
          <SearchDialog open={state === 'open'} early={early} onClose={close} onHelp={onHelp} />
        </Overlay>
      )}
    </>
  )
}
