import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

interface PartFailedProps {
  /** Says what could not be loaded. */
  text: string
  onRetry: () => void
}

/** Shown in place of a small part of a page that could not be loaded, with a button to try again. */
export function PartFailed({ text, onRetry }: PartFailedProps) {
  const translate = useTranslate()
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
      {translate('screens.action.retry')}
    </Button>
  )
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  )
}
