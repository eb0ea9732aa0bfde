import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LoadBoundary } from '../../kit/page/LoadBoundary.tsx'
import type { FailureProps } from '../../kit/page/LoadBoundary.tsx'

interface InputBoundaryProps {
  /** The label of the input. */
  label: string
  children: ReactNode
}

/** Confines a failure to load an input's code to that input: the values of the others stay, and this one can be loaded again. */
export function InputBoundary({ label, children }: InputBoundaryProps) {
  return (
    <LoadBoundary title={label} Failure={InputFailed}>
      {children}
    </LoadBoundary>
  )
}

function InputFailed({ title, onRetry }: FailureProps) {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Typography variant="body2" color="error" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('screens.list.failed', { name: title })}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        {translate('screens.action.retry')}
      </Button>
    </Box>
  )
}
