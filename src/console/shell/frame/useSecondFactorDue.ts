import { useState } from 'react'
import type { CurrentUser } from '../../session/api/CurrentUser.ts'

/**
 * Whether a second factor is to be set up before anything else; true until the page is loaded again, so that the recovery
 * codes stay until they are read.
 */
export function useSecondFactorDue(user: CurrentUser | undefined): boolean {
  const [isDue, setDue] = useState(false)
  if (user?.mustSetSecondFactor && !user.mustChangePassword && !isDue) setDue(true)
  return isDue
}
