import { Overlay } from '../../../kit/page/Overlay.tsx'
import { lazy } from '../../../kit/page/lazy.ts'
import type { ConflictDialogProps } from './ConflictDialog.tsx'

// Most records are saved without one.
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

/** The dialog about two changes of one record, loaded once there are two; where it cannot be, the form stays as it is. */
export function ConflictOverlay(props: ConflictDialogProps) {
  return (
    <Overlay onClose={() => props.onSettle(undefined)}>
      <ConflictDialog {...props} />
    </Overlay>
  )
}
