import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ErrorBoundary, ErrorBoundaryContext } from 'react-error-boundary'
import { forgetFailedLoads, isLoadFailure } from '../../kit/page/lazy.ts'

interface InputBoundaryProps {
  /** What the input is called. */
  label: string
  children: ReactNode
}

/** Keeps to one input that its code could not be loaded: what is typed beside it stays, and this input can be loaded again. */
export function InputBoundary({ label, children }: InputBoundaryProps) {
  return (
    <ErrorBoundary onReset={forgetFailedLoads} fallback={<InputFailed label={label} />}>
      {children}
    </ErrorBoundary>
  )
}

function InputFailed({ label }: { label: string }) {
  const boundary = use(ErrorBoundaryContext)
  const translate = useTranslate()
  // What broke while it was drawn breaks the page, which says more.
  if (!isLoadFailure(boundary?.error)) throw boundary?.error
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Typography variant="body2" color="error" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('screens.list.failed', { name: label })}
      </Typography>
      <Button variant="outlined" onClick={() => boundary?.resetErrorBoundary()}>
        {translate('screens.action.retry')}
      </Button>
    </Box>
  )
}
