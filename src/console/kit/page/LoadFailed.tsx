import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { useTranslate } from 'react-admin'

interface LoadFailedProps {
  title: string
  error: unknown
  onRetry: () => void
}

/** In place of what could not be loaded: what happened, and a way to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const translate = useTranslate()
  const message = error instanceof Error ? error.message : ''
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <CloudOffOutlined sx={{ fontSize: 48, color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {message && (
        <Typography variant="body2" color="text.secondary">
          {translate(message, { _: message })}
        </Typography>
      )}
      <Button variant="outlined" onClick={onRetry}>
        {translate('screens.action.retry')}
      </Button>
    </Stack>
  )
}
