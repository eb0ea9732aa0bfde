import { consoleStorage, isKeyStored } from '../../kit/config/consoleStorage.ts'

/** Starts over when a user logs in or out in another tab of this browser, because two people must not share a screen. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (oldValue === newValue && key !== null) return
    if (isKeyStored('token', key) || isKeyStored('is_login', key)) startOver()
  })
  // A page in the back-forward cache gets no storage events, and the browser restores it as it was.
  let left = session()
  window.addEventListener('pagehide', () => {
    left = session()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session() !== left) startOver()
  })
}

function session(): string {
  return JSON.stringify([consoleStorage.get('is_login'), consoleStorage.get('token')])
}

function startOver(): void {
  // Everything that this tab keeps, such as a token or open pages, belongs to the former session.
  consoleStorage.forgetTab()
  window.location.reload()
}
