import type { OneTimeSecret } from './callApi.ts'

type Listener = () => void

let shown: OneTimeSecret | undefined
const listeners = new Set<Listener>()

/** Keeps a secret that an answer showed once until the user has read it; undefined once read. */
export function keepOneTimeSecret(secret: OneTimeSecret | undefined): void {
  shown = secret
  for (const listen of listeners) listen()
}

/** The secret that the last answer showed once, while the user has not read it. */
export function currentOneTimeSecret(): OneTimeSecret | undefined {
  return shown
}

/** Calls the listener when a secret arrives or was read; returns a function that removes it. */
export function listenForOneTimeSecret(listen: Listener): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
