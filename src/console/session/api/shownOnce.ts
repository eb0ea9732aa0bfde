import type { ShownOnce } from './callApi.ts'

type Listener = () => void

let shown: ShownOnce | undefined
const listeners = new Set<Listener>()

/** Keeps what an answer tells once until it was read; undefined when it was. */
export function keepShownOnce(told: ShownOnce | undefined): void {
  shown = told
  for (const listen of listeners) listen()
}

/** What the last answer told once, while nobody has read it. */
export function currentShownOnce(): ShownOnce | undefined {
  return shown
}

/** Hears when something is told, or was read. */
export function listenForShownOnce(listen: Listener): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
