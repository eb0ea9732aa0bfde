import { Suspense, useEffect } from 'react'
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { FallbackProps } from 'react-error-boundary'
import { ProblemPage } from './ProblemPage.tsx'
import { useOutdated } from '../../kit/page/useOutdated.ts'
import { forgetFailedLoads, isLoadFailure, lazy } from '../../kit/page/lazy.ts'

const WhyDenied = lazy(async () => ({
  default: (await import('../permissionCheck/WhyDenied.tsx')).WhyDenied,
}))

/** Shown instead of a page that the current user may not open; users who manage roles also see the reason. */
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

/** Shown for an unknown address. */
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

/** The page at the address for server errors. */
export function ServerErrorPage() {
  const translate = useTranslate()
  return (
    <ProblemPage
      code="500"
      title={translate('shell.problem.crashTitle')}
      hint={translate('shell.problem.crashHint')}
    />
  )
}

/** Shown instead of a page that threw; leaving it or trying again recovers. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const isLoading = isLoadFailure(error)
  const isOutdated = useOutdated(isLoading)
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  useEffect(() => {
    if (!isLoading) return undefined
    forgetFailedLoads()
    window.addEventListener('online', resetErrorBoundary)
    return () => window.removeEventListener('online', resetErrorBoundary)
  }, [isLoading, resetErrorBoundary])
  const retry = () => {
    // Files of a former build do not come back, so the page is reloaded.
    if (isOutdated) return window.location.reload()
    // A cached answer may have broken the page, and would break it again.
    queries.removeQueries({ type: 'inactive' })
    resetErrorBoundary()
  }
  const words = isLoading ? 'load' : 'crash'
  return (
    <ProblemPage
      code={isLoading ? undefined : '500'}
      title={translate(isOutdated ? 'header.update.title' : `shell.problem.${words}Title`)}
      hint={translate(isOutdated ? 'header.update.hint' : `shell.problem.${words}Hint`)}
      details={error instanceof Error ? error.message : String(error)}
      onRetry={retry}
      retryLabel={isOutdated ? 'header.update.refresh' : undefined}
      isPassing
    />
  )
}
