import { use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { LoadFailed } from './LoadFailed.tsx'
import { forgetFailedLoads, isLoadFailure } from './lazy.ts'

/** The props of the component shown in place of a part that could not be loaded. */
export interface FailureProps {
  title: string
  onRetry: () => void
}

interface LoadBoundaryProps {
  /** Says what could not be loaded. */
  title: string
  /** The component that shows the failure, for places with less room than a page. */
  Failure?: ComponentType<FailureProps>
  children: ReactNode
}

/** Confines a failure to load code to one part of a page: the rest goes on, and this part can be loaded again. */
export function LoadBoundary({ title, Failure = PageFailure, children }: LoadBoundaryProps) {
  return (
    <ErrorBoundary onReset={forgetFailedLoads} fallback={<LoadFailure title={title} Failure={Failure} />}>
      {children}
    </ErrorBoundary>
  )
}

function LoadFailure({ title, Failure }: { title: string; Failure: ComponentType<FailureProps> }) {
  const boundary = use(ErrorBoundaryContext)
  // An error in rendering is thrown on, because the page's own message says more.
  if (!isLoadFailure(boundary?.error)) throw boundary?.error
  return <Failure title={title} onRetry={() => boundary?.resetErrorBoundary()} />
}

function PageFailure({ title, onRetry }: FailureProps) {
  return <LoadFailed title={title} error={undefined} onRetry={onRetry} />
}
