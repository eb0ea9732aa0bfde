import { useEffect } from 'react'
import { Notification, useNotificationContext } from 'react-admin'
import { sizeTokens } from '../../kit/colors/tokens.ts'

/** One message at a time: errors that pile up behind the one shown are dropped, they mostly have the same cause. */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext()
  useEffect(() => {
    const isRepeat = (index: number) =>
      notifications[index]?.type === 'error' &&
      notifications.slice(0, index).some(({ type }) => type === 'error')
    const rest = notifications.filter((_, index) => !isRepeat(index))
    if (rest.length < notifications.length) setNotifications(rest)
  }, [notifications, setNotifications])
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={belowHeader} />
}

const belowHeader = { '&.MuiSnackbar-root': { top: sizeTokens.header + 12 } }
