import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'

const ConditionsDialog = lazy(async () => ({
  default: (await import('./ConditionsDialog.tsx')).ConditionsDialog,
}))

export interface ConditionsProps {
  resource: Resource
  /** The names of the filters in force that have no input in the filter card. */
  names: readonly string[]
  /** Called with the filters that replace those. */
  onAsk: (filters: Record<string, unknown>) => void
}

/** A button that opens the conditions on properties without an input in the filter card. */
export function ConditionsButton(props: ConditionsProps) {
  const label = useTranslate()('screens.action.conditions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        data-tip={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PlaylistAdd fontSize="small" />
      </IconButton>
      {isOpen && (
        <Overlay onClose={() => setOpen(false)}>
          <ConditionsDialog {...props} onClose={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  )
}
