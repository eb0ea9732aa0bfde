import { whenIdle } from '../../kit/browser/whenIdle.ts'
import { serviceWorkers, settleServiceWorker } from './serviceWorkers.ts'

// The first page has better things to load than what may be needed later.
const patienceMs = 5000
const lookMs = 30 * 60_000

/** Tells when a newer build of the console is ready, and how to change over to it; answers how to stop watching. */
export function watchForUpdates(onReady: (changeOver: () => void) => void): () => void {
  const workers = serviceWorkers()
  if (!workers) return () => {}
  const stopped = new AbortController()
  let cancelIdle = () => {}
  const start = setTimeout(() => {
    cancelIdle = whenIdle(() => {
      settleServiceWorker(workers)
        .then((registration) => registration && follow(registration, onReady, stopped.signal))
        .catch(() => undefined)
    })
  }, patienceMs)
  stopped.signal.addEventListener('abort', () => {
    clearTimeout(start)
    cancelIdle()
  })
  return () => stopped.abort()
}

function follow(
  registration: ServiceWorkerRegistration,
  onReady: (changeOver: () => void) => void,
  signal: AbortSignal,
): void {
  const tell = () => {
    const { waiting, active } = registration
    // The very first worker waits for nobody.
    if (waiting && active) onReady(() => changeOver(waiting))
  }
  const onFound = () => registration.installing?.addEventListener('statechange', tell, { signal })
  const look = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }
  tell()
  onFound()
  registration.addEventListener('updatefound', onFound, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('online', look, { signal })
  const timer = setInterval(look, lookMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Other windows keep running on what they have loaded, and may hold what the user is just typing. */
function changeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('takeOver', {})
}
