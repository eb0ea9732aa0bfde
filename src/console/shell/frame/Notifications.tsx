import { useState } from 'react'
import { CloseNotificationContext, useNotificationContext, useTranslate } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { sizeTokens } from '../../kit/colors/tokens.ts'

/** One message at a time, in the order in which they come; but an error takes the place of all that came before it. */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext()
  const [done, setDone] = useState(0)
  const shown = notifications.findLast(isError) ?? notifications[0]
  if (!shown) return null
  const at = notifications.indexOf(shown)
  const drop = () => {
    setNotifications((waiting) => waiting.slice(waiting.indexOf(shown) + 1))
    setDone(done + at + 1)
  }
  return <Message key={done + at} payload={shown} onExited={drop} />
}

interface MessageProps {
  payload: NotificationPayload
  onExited: () => void
}

function Message({ payload, onExited }: MessageProps) {
  const translate = useTranslate()
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
        sx={belowHeader}
      >
        <SnackbarContent
          message={typeof message === 'string' ? translate(message, messageArgs) : message}
          sx={{ ...colorsOf[type], ...(multiLine && { whiteSpace: 'pre-wrap' }) }}
        />
      </Snackbar>
    </CloseNotificationContext>
  )
}

function isError({ type }: NotificationPayload): boolean {
  return type === 'error'
}

const shownForMs = 4000

const colorsOf = {
  success: { bgcolor: 'success.main', color: 'success.contrastText' },
  warning: { bgcolor: 'warning.main', color: 'warning.contrastText' },
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  info: {},
} as const satisfies Record<NotificationPayload['type'], object>

const belowHeader = { '&.MuiSnackbar-root': { top: sizeTokens.header + 12 } }
