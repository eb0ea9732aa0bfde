import { useSyncExternalStore } from 'react'

/** The address within the console, as it stands behind the `#`. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress)
}

/** Goes to another address without a step in the browser's history. */
export function replaceAddress(address: string): void {
  window.location.replace(`#${address}`)
}

function currentAddress(): string {
  return window.location.hash.slice(1) || '/'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
