import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import type { FallbackProps } from 'react-error-boundary'
import { ProblemPage } from './ProblemPage.tsx'

/** Shown instead of a page that the current user may not open. */
export function AccessDeniedPage() {
  const translate = useTranslate()
  return (
    <ProblemPage
      code="403"
      title={translate('shell.problem.deniedTitle')}
      hint={translate('shell.problem.deniedHint')}
    />
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
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <ProblemPage
      code="500"
      title={translate('shell.problem.crashTitle')}
      hint={translate('shell.problem.crashHint')}
      details={error instanceof Error ? error.message : String(error)}
      onRetry={() => resetErrorBoundary()}
    />
  )
}
