import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { ConflictDialogProps } from './ConflictDialog.tsx'

// Loaded lazily: most records are saved without a conflict.
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

/** The conflict dialog, loaded when a conflict occurs; if loading fails, the form stays as it is. */
export function ConflictOverlay(props: ConflictDialogProps) {
  return (
    <Overlay onClose={() => props.onSettle(undefined)}>
      <ConflictDialog {...props} />
    </Overlay>
  )
}
