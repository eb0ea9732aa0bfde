import { useDeferredValue, useEffect, useState } from 'react'
import type { PasswordFault } from '#shared/account/passwordFault.ts'

/**
 * The reason why the server would refuse the typed password; the code that checks it is loaded with the first typed character.
 */
export function usePasswordFault(password: string, username: string): PasswordFault | undefined {
  const typed = useDeferredValue(password)
  const [fault, setFault] = useState<PasswordFault>()
  useEffect(() => {
    let isCurrent = true
    const judge = async () => {
      const { passwordFaultOf } = await import('./passwordFaultOf.ts')
      if (isCurrent) setFault(typed === '' ? undefined : passwordFaultOf(typed, username))
    }
    // A failure to load is ignored, because the server checks the password anyway.
    judge().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [typed, username])
  return fault
}
