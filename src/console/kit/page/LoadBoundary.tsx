import { use } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { LoadFailed } from './LoadFailed.tsx'
import { forgetFailedLoads, isLoadFailure } from './lazy.ts'

interface LoadBoundaryProps {
  /** Says what could not be loaded. */
  title: string
  children: ReactNode
}

/** Keeps to a part of a page that its code could not be loaded: the rest goes on, and this part can be loaded again. */
export function LoadBoundary({ title, children }: LoadBoundaryProps) {
  return (
    <ErrorBoundary onReset={forgetFailedLoads} fallback={<Failure title={title} />}>
      {children}
    </ErrorBoundary>
  )
}

function Failure({ title }: { title: string }) {
  const boundary = use(ErrorBoundaryContext)
  // What broke while it was drawn breaks the page, which says more.
  if (!isLoadFailure(boundary?.error)) throw boundary?.error
  return <LoadFailed title={title} error={undefined} onRetry={() => boundary?.resetErrorBoundary()} />
}
