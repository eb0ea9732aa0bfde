import { useEffect } from 'react'
import { consoleStorage, isKeyStored } from '../config/consoleStorage.ts'

/** Starts anew when somebody logs in or out in another tab of this browser: two people must not share a screen. */
export function useOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (oldValue === newValue && key !== null) return
      if (!isKeyStored('token', key) && !isKeyStored('is_login', key)) return
      // Whatever this tab keeps for itself, a token or open pages, belongs to the session before.
      consoleStorage.forgetTab()
      window.location.reload()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
