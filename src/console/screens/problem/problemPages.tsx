import { Suspense, lazy } from 'react'
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { FallbackProps } from 'react-error-boundary'
import { ProblemPage } from './ProblemPage.tsx'

const WhyDenied = lazy(async () => ({
  default: (await import('../permissionCheck/WhyDenied.tsx')).WhyDenied,
}))

/** Shown instead of a page that the current user may not open; whoever manages roles is told why. */
export function AccessDeniedPage({ action }: { action?: string | undefined }) {
  const translate = useTranslate()
  return (
    <ProblemPage
      code="403"
      title={translate('shell.problem.deniedTitle')}
      hint={translate('shell.problem.deniedHint')}
    >
      {action !== undefined && <Suspense fallback={null}>{<WhyDenied code={action} />}</Suspense>}
    </ProblemPage>
  )
}

/** Shown for an address that leads nowhere. */
export function NotFoundPage() {
  const translate = useTranslate()
  return (
    <ProblemPage
      code="404"
      title={translate('shell.problem.notFoundTitle')}
      hint={translate('shell.problem.notFoundHint')}
    />
  )
}

/** Shown instead of a page that threw; going elsewhere or trying again recovers. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const retry = () => {
    // Perhaps an answer broke the page, and would again.
    queries.removeQueries({ type: 'inactive' })
    resetErrorBoundary()
  }
  return (
    <ProblemPage
      code="500"
      title={translate('shell.problem.crashTitle')}
      hint={translate('shell.problem.crashHint')}
      details={error instanceof Error ? error.message : String(error)}
      onRetry={retry}
      isPassing
    />
  )
}
