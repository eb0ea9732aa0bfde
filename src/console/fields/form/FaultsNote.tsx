import { useEffect } from 'react'
import { useNotificationContext } from 'react-admin'

/** What is said when a form has faults. */
export const faultsMessage = 'screens.notify.invalid'

/** Takes back what was said about a form's faults once the form is left: it would seem to speak of the next page. */
export function FaultsNote() {
  const { setNotifications } = useNotificationContext()
  useEffect(
    () => () => setNotifications((waiting) => waiting.filter(({ message }) => message !== faultsMessage)),
    [setNotifications],
  )
  return null
}
