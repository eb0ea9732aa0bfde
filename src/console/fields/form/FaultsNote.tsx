import { useEffect } from 'react'
import { useNotificationContext } from 'react-admin'

/** The message shown when a form has faults. */
export const faultsMessage = 'screens.notify.invalid'

/** Removes the message about a form's faults when the user leaves the form, because it would seem to be about the next page. */
export function FaultsNote() {
  const { setNotifications } = useNotificationContext()
  useEffect(
    () => () => setNotifications((waiting) => waiting.filter(({ message }) => message !== faultsMessage)),
    [setNotifications],
  )
  return null
}
