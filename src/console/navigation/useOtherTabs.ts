import { useEffect } from 'react'
import { isKeyStored } from '../config/consoleStorage.ts'

/** Starts anew when somebody logs in or out in another tab of this browser: two people must not share a screen. */
export function useOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key, oldValue, newValue }: StorageEvent) => {
      if (isKeyStored('token', key) && oldValue !== newValue) window.location.reload()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
