import type { ShownOnce } from './callApi.ts'

type Listener = () => void

let shown: ShownOnce | undefined
const listeners = new Set<Listener>()

/** Keeps a secret that an answer showed once until the user has read it; undefined once read. */
export function keepShownOnce(shownOnce: ShownOnce | undefined): void {
  shown = shownOnce
  for (const listen of listeners) listen()
}

/** The secret that the last answer showed once, while the user has not read it. */
export function currentShownOnce(): ShownOnce | undefined {
  return shown
}

/** Calls the listener when a secret arrives or was read; returns a function that removes it. */
export function listenForShownOnce(listen: Listener): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
