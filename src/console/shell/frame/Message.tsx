import { useState } from 'react'
import { CloseNotificationContext, useTranslate } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useAppConfig } from '../../kit/appConfig/useAppConfig.ts'
import { rem } from '../../kit/theme/rem.ts'

interface MessageProps {
  payload: NotificationPayload
  onExited: () => void
}

/** One message above the page, for a limited time; it leaves the header and the tabs free. */
export function Message({ payload, onExited }: MessageProps) {
  const translate = useTranslate()
  const { headerHeight, multiTab, multiTabHeight } = useAppConfig()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const { message, type, notificationOptions = {} } = payload
  const { autoHideDuration = shownForMs, messageArgs, multiLine } = notificationOptions
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={open}
        autoHideDuration={autoHideDuration}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ transition: { onExited } }}
        sx={{ '&.MuiSnackbar-root': { top: rem(headerHeight + (multiTab ? multiTabHeight : 0) + 8) } }}
      >
        <SnackbarContent
          message={typeof message === 'string' ? translate(message, messageArgs) : message}
          sx={{ ...colorsOf[type], ...(multiLine && { whiteSpace: 'pre-wrap' }) }}
        />
      </Snackbar>
    </CloseNotificationContext>
  )
}

const shownForMs = 4000

const colorsOf = {
  success: { bgcolor: 'success.main', color: 'success.contrastText' },
  warning: { bgcolor: 'warning.main', color: 'warning.contrastText' },
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  info: {},
} as const satisfies Record<NotificationPayload['type'], object>
