import type { LiveConnection } from './LiveConnection.ts'

// The delay before a hidden page's connection stops. A short look elsewhere should not cost a new connection, but a browser opens
// only six to one server, and hidden windows must not take them all.
const graceMs = 10_000

/** Keeps a connection while the page is visible; returns a function that ends it. */
export function whileVisible(connection: Pick<LiveConnection, 'start' | 'stop' | 'retry'>): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') leaving = setTimeout(() => connection.stop(), graceMs)
    else connection.start()
  }
  const retry = () => connection.retry()
  if (document.visibilityState !== 'hidden') connection.start()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', retry)
  return () => {
    clearTimeout(leaving)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', retry)
    connection.stop()
  }
}
