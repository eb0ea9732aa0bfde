import { Suspense, use, useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { forgetFailedLoads, isLoadFailure } from './lazy.ts'

interface OverlayProps {
  /** False where it is drawn while it is closed. */
  open?: boolean
  onClose: () => void
  /** Shown while it loads. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A menu or dialog that is loaded when it is first opened. Where that fails it says so and closes: the page below it may
 * hold what was just typed, and must stay. Opened again, it is loaded again.
 */
export function Overlay({ open = true, onClose, fallback, children }: OverlayProps) {
  // Not while it closes: that would load it behind a closed dialog, and the next click would meet this failure again.
  const loadAgain = () => {
    if (open) forgetFailedLoads()
  }
  return (
    <ErrorBoundary
      resetKeys={[open]}
      onReset={loadAgain}
      fallback={<NotLoaded open={open} onClose={onClose} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded({ open, onClose }: { open: boolean; onClose: () => void }) {
  const error = use(ErrorBoundaryContext)?.error
  const notify = useNotify()
  const tell = useEffectEvent(() => {
    if (!open) return
    notify('shell.problem.partFailed', { type: 'error' })
    onClose()
  })
  useEffect(() => {
    tell()
    return forgetFailedLoads
  }, [])
  // What broke while it was drawn breaks the page, which says more.
  if (!isLoadFailure(error)) throw error
  return null
}
