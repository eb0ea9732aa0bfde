import { useState } from 'react'
import type { CurrentUser } from '../../session/api/CurrentUser.ts'

/**
 * Whether a second factor must be set up before anything else. Stays true until the page is reloaded, so that the recovery codes
 * remain visible until the user has read them.
 */
export function useSecondFactorDue(user: CurrentUser | undefined): boolean {
  const [isDue, setDue] = useState(false)
  if (user?.mustSetSecondFactor && !user.mustChangePassword && !isDue) setDue(true)
  return isDue
}
