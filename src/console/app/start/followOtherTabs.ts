import { consoleStorage, isKeyStored } from '../../kit/config/consoleStorage.ts'

/** Starts over when a user logs in or out in another tab of this browser: two people must not share a screen. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (oldValue === newValue && key !== null) return
    if (!isKeyStored('token', key) && !isKeyStored('is_login', key)) return
    // Whatever this tab keeps for itself, a token or open pages, belongs to the session before.
    consoleStorage.forgetTab()
    window.location.reload()
  })
}
