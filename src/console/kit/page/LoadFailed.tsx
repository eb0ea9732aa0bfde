import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { useTranslate } from 'react-admin'
import type { MessageKey } from '../messages/MessageKey.ts'

interface LoadFailedProps {
  title: string
  error: unknown
  onRetry: () => void
  /** The label of the button, for failures where a plain retry would fail again. */
  action?: MessageKey
}

/** Shown in place of something that could not be loaded: the reason, and a button to try again. */
export function LoadFailed({ title, error, onRetry, action = 'screens.action.retry' }: LoadFailedProps) {
  const translate = useTranslate()
  const message = error instanceof Error ? error.message : ''
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <CloudOffOutlined sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {message && (
        <Typography variant="body2" color="text.secondary">
          {translate(message, { _: message })}
        </Typography>
      )}
      <Button variant="outlined" onClick={onRetry}>
        {translate(action)}
      </Button>
    </Stack>
  )
}
