import { use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { LoadFailed } from './LoadFailed.tsx'
import { forgetFailedLoads, isLoadFailure } from './lazy.ts'

/** What is shown in place of what could not be loaded. */
export interface FailureProps {
  title: string
  onRetry: () => void
}

interface LoadBoundaryProps {
  /** Says what could not be loaded. */
  title: string
  /** Says so where there is less room than on a page. */
  Failure?: ComponentType<FailureProps>
  children: ReactNode
}

/** Keeps to a part of a page that its code could not be loaded: the rest goes on, and this part can be loaded again. */
export function LoadBoundary({ title, Failure = PageFailure, children }: LoadBoundaryProps) {
  return (
    <ErrorBoundary onReset={forgetFailedLoads} fallback={<LoadFailure title={title} Failure={Failure} />}>
      {children}
    </ErrorBoundary>
  )
}

function LoadFailure({ title, Failure }: { title: string; Failure: ComponentType<FailureProps> }) {
  const boundary = use(ErrorBoundaryContext)
  // What broke while it was drawn breaks the page, which says more.
  if (!isLoadFailure(boundary?.error)) throw boundary?.error
  return <Failure title={title} onRetry={() => boundary?.resetErrorBoundary()} />
}

function PageFailure({ title, onRetry }: FailureProps) {
  return <LoadFailed title={title} error={undefined} onRetry={onRetry} />
}
