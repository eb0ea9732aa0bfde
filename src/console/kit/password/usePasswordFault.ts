import { useDeferredValue, useEffect, useState } from 'react'
import type { PasswordFault } from '#shared/account/passwordFault.ts'

/** Why the server would refuse the password that is being typed; what judges it is loaded with the first key. */
export function usePasswordFault(password: string, username: string): PasswordFault | undefined {
  const typed = useDeferredValue(password)
  const [fault, setFault] = useState<PasswordFault>()
  useEffect(() => {
    let isCurrent = true
    const judge = async () => {
      const { faultOf } = await import('./faultOf.ts')
      if (isCurrent) setFault(typed === '' ? undefined : faultOf(typed, username))
    }
    // The server judges it again.
    judge().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [typed, username])
  return fault
}
