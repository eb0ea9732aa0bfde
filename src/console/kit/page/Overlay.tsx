import { Suspense, use, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNotify } from 'react-admin'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { OpenPageContext } from '../tabs/TabsContext.ts'
import { forgetFailedLoads, isLoadFailure } from './lazy.ts'

interface OverlayProps {
  /** False if the overlay is rendered while closed. */
  open?: boolean
  onClose: () => void
  /** Shown while the overlay loads. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A menu or dialog that is loaded when it is first opened. If loading fails, it reports the failure and closes: the page below
 * may hold unsaved input and must stay. The next opening loads it again.
 */
export function Overlay({ open = true, onClose, fallback, children }: OverlayProps) {
  useClosedByLeaving(open, onClose)
  // Does nothing while the overlay closes: loading it behind a closed dialog would make the next click meet this failure again.
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

/**
 * Closes an overlay of the frame when the user navigates, for example with the browser's back button; an overlay of a page is
 * kept with the page.
 */
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
  // An error in rendering is thrown on, because the page's own message says more.
  if (!isLoadFailure(error)) throw error
  return null
}
