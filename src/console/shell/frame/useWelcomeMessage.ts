import { useContext, useEffect } from 'react'
import { useNotify } from 'react-admin'
import { JustLoggedInContext } from '../navigation/JustLoggedInContext.ts'

let welcomed = false

/** Shows a welcome message once after a log-in. */
export function useWelcomeMessage(): void {
  const justLoggedIn = useContext(JustLoggedInContext)
  const notify = useNotify()
  useEffect(() => {
    if (!justLoggedIn || welcomed) return
    welcomed = true
    notify('shell.loginSuccessful', { type: 'success', autoHideDuration: 2500 })
  }, [justLoggedIn, notify])
}
