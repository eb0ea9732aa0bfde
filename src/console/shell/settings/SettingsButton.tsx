import { useState } from 'react'
import { useTranslate } from 'react-admin'
import Tune from '@mui/icons-material/Tune'
import IconButton from '@mui/material/IconButton'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const SettingsDrawer = lazy(async () => ({
  default: (await import('./SettingsDrawer.tsx')).SettingsDrawer,
}))

/** Opens the appearance settings. */
export function SettingsButton() {
  const words = useTranslate()('settings.open')
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <IconButton
        aria-label={words}
        data-tip={words}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <Tune fontSize="small" />
      </IconButton>
      {state !== 'unused' && (
        <Overlay open={state === 'open'} onClose={() => setState('closed')}>
          <SettingsDrawer open={state === 'open'} onClose={() => setState('closed')} />
        </Overlay>
      )}
    </>
  )
}
