import { Suspense, use, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNotify } from 'react-admin'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { OpenPageContext } from '../tabs/TabsContext.ts'
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
  useClosedByLeaving(open, onClose)
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

/** What belongs to the frame closes when one goes elsewhere, as by the browser's way back; what belongs to a page is kept with it. */
function useClosedByLeaving(open: boolean, onClose: () => void): void {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  const isOfFrame = use(OpenPageContext) === undefined
  const leave = useEffectEvent(() => {
    if (open && isOfFrame) onClose()
  })
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    leave()
  }, [pathname])
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
